import { describe, expect, it } from "vitest";
import { withSeries } from "../../../sample/render/series.mjs";

const picture = (src: string) => ({ src });

const rendered = {
  "site/hero": picture("site/hero-1920.jpg"),
  "site/aerial": picture("site/aerial-1440.jpg"),
  "amenities/3": picture("amenities/3-1080.jpg"),
  "layouts/1/image2": picture("layouts/1/image2-1200.jpg"),
  "layouts/1-mirror/image2": picture("layouts/1-mirror/image2-1200.jpg"),
  "layouts/2/image2": picture("layouts/2/image2-1200.jpg"),
  "layouts/2/image4": picture("layouts/2/image4-1200.jpg"),
};

describe("numbered series of pictures", () => {
  it("open the gallery with the towers, followed by apartments, finished ones first and no mirrored ones", () => {
    const filled = withSeries(rendered, (key) => key === "layouts/2/image2");
    const gallery = Object.keys(filled).filter((key) => key.startsWith("gallery/"));
    expect(gallery).toHaveLength(6);
    expect([1, 2, 3, 4, 5].map((number) => filled[`gallery/${number}`]?.src)).toEqual([
      "site/hero-1920.jpg",
      "site/aerial-1440.jpg",
      "layouts/2/image2-1200.jpg",
      "layouts/2/image4-1200.jpg",
      "layouts/1/image2-1200.jpg",
    ]);
  });

  it("keep an amenity's own picture and leave out whatever was not rendered", () => {
    const filled = withSeries({ ...rendered, "amenities/14": picture("towers/k5-1440.jpg") }, () => false);
    expect(filled["amenities/3"]?.src).toBe("amenities/3-1080.jpg");
    expect(filled["amenities/8"]?.src).toBe("layouts/2/image4-1200.jpg");
    expect(filled["amenities/14"]).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { youTubeEmbedUrl } from "../../../demo/film/youTubeEmbedUrl.ts";
import { sampleSite, textIn } from "../../support/sampleSite.ts";

const player = "https://www.youtube-nocookie.com/embed";

describe("a watch address, turned into a player address", () => {
  it("keeps the video, the playlist and the position in it", () => {
    const watch = "https://www.youtube.com/watch?v=abcDEF12345&list=PL0123&index=7&t=12s";
    expect(youTubeEmbedUrl(watch)).toBe(`${player}/abcDEF12345?list=PL0123&index=7&autoplay=1`);
  });

  it("understands short addresses, single videos and complete playlists", () => {
    expect(youTubeEmbedUrl("https://youtu.be/abcDEF12345")).toBe(`${player}/abcDEF12345?autoplay=1`);
    expect(youTubeEmbedUrl("https://youtube.com/watch?v=abcDEF12345")).toBe(`${player}/abcDEF12345?autoplay=1`);
    expect(youTubeEmbedUrl("https://m.youtube.com/playlist?list=PL0123")).toBe(
      `${player}/videoseries?list=PL0123&autoplay=1`,
    );
  });

  it("yields nothing for an address that YouTube would not play", () => {
    const wrong = [
      "",
      "abc",
      "javascript:alert(1)",
      "http://www.youtube.com/watch?v=abcDEF12345",
      "https://example.com/watch?v=abcDEF12345",
      "https://www.youtube.com/watch",
      "https://www.youtube.com/watch?v=../evil",
    ];
    for (const watch of wrong) expect(youTubeEmbedUrl(watch), watch).toBeUndefined();
  });

  it("has 21 items to play, each with its own poster and title", () => {
    const videos = sampleSite.pages.videos?.items ?? [];
    expect(videos).toHaveLength(21);
    expect(new Set(videos.map(({ title }) => textIn(title, "sq"))).size).toBe(21);
    for (const { watch } of videos) if (watch) expect(youTubeEmbedUrl(watch), watch).toBeDefined();
  });
});

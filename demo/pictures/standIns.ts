const inside = ["5", "2", "7", "4", "13", "15", "9", "12", "11", "8", "3", "6", "10", "14", "1"];
const above = ["19", "18", "16", "17", "20", "19.1", "12", "2", "11", "14"];

const living = (place: number): string => `layouts/${inside[place % inside.length]}/image2`;

const byKey: Readonly<Record<string, readonly string[]>> = {
  "site/hero-dusk": ["site/hero"],
  "site/street": ["towers/k5"],
  "site/courtyard": ["site/hero"],
  "site/entrance": ["towers/k6"],
  "site/terrace": ["layouts/5/image2"],
  "site/roof": ["towers/k6"],
  "site/playground": ["site/courtyard", "site/hero"],
  "amenities/1": ["site/entrance", "site/courtyard", "site/hero"],
  "amenities/11": ["site/aerial", "site/hero"],
  "site/aerial": ["site/hero"],
  "site/detail": ["towers/k5-portrait"],
  "stages/foundations": ["layouts/16/image1"],
  "stages/frame": ["layouts/11/image1"],
  "stages/facade": ["towers/k6"],
  "stages/finished": ["site/hero"],
  "layouts/1/image3": ["layouts/6/image2"],
  "layouts/1/image4": ["layouts/3/image2"],
  "film/poster": ["site/hero-dusk", "site/hero"],
  "film/loop-poster": ["film/poster", "site/hero-dusk", "site/hero"],
};

/** What the 21 clips end with; rooms are those of a few types. */
const clips = (
  "site/aerial site/courtyard layouts/1/image3 site/terrace site/hero-dusk stages/frame " +
  "towers/k5 towers/k6 layouts/1/image6 layouts/11/image3 layouts/12/image4 amenities/6 " +
  "layouts/14/image6 site/entrance site/street site/park site/playground site/roof site/detail amenities/14 layouts/16/image1"
).split(" ");

/** What stands in for a picture while it is not rendered: the only place that says so. */
export function standIns(wanted: string): readonly string[] {
  const own = byKey[wanted];
  if (own) return own;
  const [group, number] = wanted.split("/");
  const place = Number(number) - 1;
  if (group === "gallery") return [place < 16 ? living(place) : `layouts/${above[place - 16]}/image1`];
  if (group === "amenities") return [living(place)];
  if (wanted.startsWith("film/clip-")) return [clips[Number(wanted.slice(10)) - 1] ?? "site/hero", "site/hero"];
  return [];
}

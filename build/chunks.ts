/**
 * Few requests on the way: React with what every tag needs in one, both picture screens and what the deeper ones share
 * with them in another. A group takes along all that its modules import.
 */
export const chunkGroups = [
  {
    name: "core",
    test: /[\\/]widgets[\\/](FinderWidget\.tsx|finderAttributes\.ts)$|[\\/]src[\\/](hooks[\\/]useSheets\.ts|element[\\/]defineWidget\.ts|finder[\\/](finderSheets\.ts|FinderContext\.tsx)|loading[\\/])/,
    priority: 2,
  },
  { name: "places", test: /[\\/]src[\\/]finder[\\/](Finder|PlacesScreen)\.tsx$/, priority: 1 },
  // Of the showcase: what its first script needs, before the picture; then what its pages share, in one file and not in twenty.
  {
    name: "first",
    test: /[\\/]demo[\\/](routes|content[\\/](lacksHome|navigationState|placeOf|floorNames|floorPath|apartmentParts|listingPath|loadChunk|ChunkLoadError|tellLoadFailed|reloadIfReachable)|text[\\/](language|loadFailed))\.ts$/,
    priority: 1,
  },
  { name: "parts", test: /[\\/]demo[\\/](layout|pictures|film|home|text|content)[\\/]/, minShareCount: 2 },
];

/** Code of the showcase lies in assets/, all that a partner needs in widgets/. */
export function chunkFolder(moduleIds: readonly string[]): string {
  return moduleIds.some(
    (id) =>
      /\/demo\/|^\0(pictures?:|film-files|site-map)/.test(id) ||
      /\/(wouter|regexparam|yet-another-react-lightbox|web-vitals)\//.test(id),
  )
    ? "assets"
    : "widgets/c";
}

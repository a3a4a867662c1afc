/** The first bytes of raster pictures. */
const beginnings: readonly (readonly [type: string, begins: string])[] = [
  ["png", "\u0089PNG\r\n"],
  ["jpeg", "\u00FF\u00D8\u00FF"],
  ["gif", "GIF8"],
  ["webp", "RIFF"],
];

/** The picture embedded in an address, with the type that its first bytes indicate; undefined if it is not a picture. */
export function dataPicture(address: string): string | undefined {
  const [, packed = ""] = /^\s*data:image\/[\w.+-]+;base64,([\s\S]*)$/i.exec(address) ?? [];
  const text = packed.replaceAll(/\s/g, "");
  if (text.length < 24 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const first = atob(text.slice(0, 24));
  const [type] = beginnings.find(([, begins]) => first.startsWith(begins)) ?? [];
  return type && `data:image/${type};base64,${text}`;
}

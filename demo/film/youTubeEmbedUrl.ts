const hosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"]);
const plain = /^[\w-]{1,64}$/;

/**
 * The embed URL for a watch URL: the same video, playlist and start time, on YouTube's cookie-free domain, with autoplay because
 * the visitor has already pressed play. `undefined` if YouTube would not play it.
 */
export function youTubeEmbedUrl(watchUrl: string): string | undefined {
  const from = URL.canParse(watchUrl) ? new URL(watchUrl) : undefined;
  if (!from || from.protocol !== "https:" || !hosts.has(from.hostname)) return undefined;
  const video = from.hostname === "youtu.be" ? from.pathname.slice(1) : from.searchParams.get("v");
  const list = from.searchParams.get("list");
  const index = from.searchParams.get("index");
  if (video ? !plain.test(video) : !list) return undefined;
  const embed = new URL(`https://www.youtube-nocookie.com/embed/${video || "videoseries"}`);
  if (list && plain.test(list)) embed.searchParams.set("list", list);
  if (index && /^\d{1,4}$/.test(index)) embed.searchParams.set("index", index);
  embed.searchParams.set("autoplay", "1");
  return embed.href;
}

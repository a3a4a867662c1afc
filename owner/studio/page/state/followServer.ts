import { studioKey } from "../server/studioKey.ts";
import type { Progress } from "../server/studioCalls.ts";
import type { ProjectStore } from "./projectStore.ts";
import { publishingEnd, type Told } from "./publishing.ts";
import { uploadEnd, withOutput } from "./uploading.ts";

/** Hears what the server tells all windows; gives what ends it. */
export function followServer(store: ProjectStore): () => void {
  // A browser lets no header be set here: the key goes along in an address that nobody sees.
  const events = new EventSource(`/api/events?key=${studioKey()}`);
  const hear = (name: string, take: (told: unknown) => void) =>
    events.addEventListener(name, ({ data }: MessageEvent<string>) => take(JSON.parse(data)));
  hear("windows", (told) => store.setState({ windows: (told as { readonly open: number }).open }));
  hear("folder", (told) => {
    const { folder } = told as { readonly folder: string };
    store.setState({ elsewhere: folder === store.getState().folder ? undefined : folder });
  });
  hear("progress", (told) => store.setState({ publishing: { kind: "running", progress: told as Progress } }));
  for (const name of ["publish", "back"]) {
    hear(name, (told) => store.setState(({ history }) => ({ publishing: publishingEnd(told as Told, history.draft) })));
  }
  hear("output", (told) => {
    const { output } = told as { readonly output: string };
    store.setState(({ uploading }) => ({ uploading: withOutput(uploading, output) }));
  });
  hear("upload", (told) => store.setState(({ uploading }) => ({ uploading: uploadEnd(uploading, told as Told) })));
  return () => events.close();
}

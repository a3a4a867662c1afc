import type { StudioEvents } from "../../draft/api.ts";
import { studioKey } from "../server/studioKey.ts";
import type { ProjectStore } from "./projectStore.ts";
import { publishingEnd } from "./publishing.ts";
import { uploadEnd, withOutput } from "./uploading.ts";

/** Listens to the events that the server sends to all windows; returns a function that stops listening. */
export function followServer(store: ProjectStore): () => void {
  // An EventSource cannot have headers, so the key is part of the address, which is not visible to anyone.
  const events = new EventSource(`/api/events?key=${studioKey()}`);
  const hear = <Name extends keyof StudioEvents>(name: Name, take: (data: StudioEvents[Name]) => void) =>
    events.addEventListener(name, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as StudioEvents[Name]));
  hear("windows", ({ open }) => store.setState({ windows: open }));
  hear("folder", ({ folder }) =>
    store.setState({ elsewhere: folder === store.getState().folder ? undefined : folder }),
  );
  hear("progress", (progress) => store.setState({ publishing: { kind: "running", progress } }));
  const endPublishing = (end: StudioEvents["publish" | "back"]) =>
    store.setState(({ history }) => ({ publishing: publishingEnd(end, history.draft) }));
  hear("publish", endPublishing);
  hear("back", endPublishing);
  hear("output", ({ output }) => store.setState(({ uploading }) => ({ uploading: withOutput(uploading, output) })));
  hear("upload", (end) => store.setState(({ uploading }) => ({ uploading: uploadEnd(uploading, end) })));
  return () => events.close();
}

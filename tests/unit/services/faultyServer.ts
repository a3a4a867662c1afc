import { createServer, type RequestListener } from "node:http";

export type FaultyServer = {
  readonly url: (path: string) => string;
  /** Paths in the order of their requests. */
  readonly requested: string[];
  /** The answer from now on. */
  answer: RequestListener;
  readonly close: () => Promise<void>;
};

/** A real server on a free port that answers as the test needs: well, badly, or never. */
export async function faultyServer(): Promise<FaultyServer> {
  const listener = createServer((request, response) => {
    state.requested.push(request.url ?? "");
    state.answer(request, response);
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, "127.0.0.1", resolve);
  });
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const state: FaultyServer = {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requested: [],
    answer: (_, response) => response.end(),
    close: () =>
      new Promise((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
  return state;
}

import { afterEach, describe, expect, it, vi } from "vitest";
import { hasArrived } from "../../../demo/pageContent/ContentContext.tsx";
import { loadContent, noteContent } from "../../../demo/pageContent/loadContent.ts";
import type { PageContent } from "../../../demo/pageContent/pageContent.ts";

afterEach(() => vi.unstubAllGlobals());

const words = { words: { title: "About us" } } as unknown as PageContent;
const answerWith = (answer: () => Response) => {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(answer()));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

describe("A page's texts", () => {
  it("are one promise before and after they load: a view that waited is not given another", async () => {
    const fetched = answerWith(() => Response.json(words));
    const waitedFor = loadContent("about", "en");
    expect(hasArrived(waitedFor)).toBe(false);
    await waitedFor;
    expect(loadContent("about", "en")).toBe(waitedFor);
    expect(hasArrived(waitedFor)).toBe(true);
    expect(waitedFor).toMatchObject({ value: words });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("are available at once if the page was delivered with them", () => {
    const fetched = answerWith(() => Response.error());
    noteContent("about", "de", words);
    expect(hasArrived(loadContent("about", "de"))).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("are requested again after a failure", async () => {
    answerWith(() => new Response("", { status: 503 }));
    await expect(loadContent("services", "en")).rejects.toThrow("The words of a page did not load.");
    answerWith(() => Response.json(words));
    expect(await loadContent("services", "en")).toEqual(words);
  });
});

import { expect, test } from "@playwright/test";

// A test's evaluation in a page counts as a press there for some seconds: both pages act and report on their own, once that is over.

/**
 * A partner's page that opens the tour without a press, and reports whether it has grown once it has requested so. It is longer
 * than the window, so that it scrolls however tall the element is: a page that just fits gets both scroll bars in Firefox.
 */
const partner = `<!doctype html>
  <script type="module" src="/widgets/kulla-apartment-preview.js"></script>
  <kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>
  <footer style="height: 100vh">The rest of the page</footer>
  <script>
    const inside = document.querySelector("kulla-apartment-preview");
    const open = setInterval(() => {
      const link = inside.shadowRoot?.querySelector("a[href*='/tours/']");
      if (!link) return;
      clearInterval(open);
      link.click();
    }, 50);
    let asked = 0;
    addEventListener("message", ({ data, source }) => {
      if (data.say === "ready") {
        const calm = setInterval(() => {
          if (navigator.userActivation.isActive) return;
          clearInterval(calm);
          source.postMessage("ask", "*");
        }, 100);
      }
      if (data.say !== "grow" || (asked += 1) !== 2) return;
      const frame = inside.shadowRoot.querySelector("iframe");
      console.log(frame.getBoundingClientRect().height === innerHeight ? "grown" : "as it was");
    });
  </script>`;

/** A tour that requests the full window twice when the page says so, and at every press of its button. */
const tour = `<!doctype html>
  <button>Grow</button>
  <script>
    const ask = () => parent.postMessage({ kulla: "kulla-tour", say: "grow", grown: true }, "*");
    document.querySelector("button").addEventListener("click", ask);
    addEventListener("message", ({ data }) => {
      if (data.say === "hello") parent.postMessage({ kulla: "kulla-tour", say: "ready" }, "*");
      if (data !== "ask") return;
      ask();
      setTimeout(ask);
    });
  </script>`;

test("a tour that requests the full window gets it after a press in it, and without one nothing happens", async ({
  page,
}) => {
  const html = (body: string) => ({ contentType: "text/html", body });
  await page.route("**/__fixtures/element/blank.html", (route) => route.fulfill(html(partner)));
  await page.route("**/tours/**/index.htm", (route) => route.fulfill(html(tour)));
  const reported = page.waitForEvent("console", (message) => ["grown", "as it was"].includes(message.text()));
  await page.goto("/__fixtures/element/blank.html");
  expect((await reported).text()).toBe("as it was");

  await page.frameLocator("iframe").getByRole("button", { name: "Grow" }).click();
  const frame = page.locator("iframe");
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(page.viewportSize()?.height);
});

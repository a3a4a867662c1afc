/**
 * Resolves when the picture the page opens with is on screen (or failed), or its words where it has none; and at once on the visitor's
 * first move. Until then the other pictures of the page wait too. The picture is laid open only when it is whole: one painted in
 * parts is none that browsers take for the page's largest.
 */
export async function heroShown(): Promise<void> {
  const heroes = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
  const hero = heroes.find((image) => image.checkVisibility());
  const moves = ["pointerdown", "pointermove", "keydown", "touchstart"].map((name) => once(window, name));
  await Promise.race([hero ? show(hero) : worded(), ...moves]);
  // Now the other pictures may come (styles/parts.css).
  document.documentElement.classList.add("opened");
}

/** A face that does not come holds nothing up for long. */
async function worded(): Promise<void> {
  await Promise.race([document.fonts.ready.then(frame).then(frame), pause(500)]);
  await painted();
}

async function show(hero: HTMLImageElement): Promise<void> {
  // Unpacked as well, so that the frame that lays it open has it. One that fails is laid open too.
  await hero.decode().catch(() => {});
  hero.classList.add("whole");
  // Two frames until it is painted; a hidden tab has none.
  await Promise.race([frame().then(frame), pause(1000)]);
  await painted(hero);
}

/** On a busy machine a frame reaches the screen late. Some browsers tell of it; no page waits long for that. */
async function painted(hero?: Element): Promise<void> {
  const type = "largest-contentful-paint";
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const isIt = (entry: PerformanceEntry): boolean => !hero || ("element" in entry && entry.element === hero);
  const told = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => list.getEntries().some(isIt) && resolve()).observe({ type, buffered: true });
  });
  await Promise.race([told, pause(400)]);
}

function once(target: EventTarget, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true, passive: true });
  });
}

function frame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

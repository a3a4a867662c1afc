import { Suspense } from "react";
import { lazyPart, type Part } from "../loading/lazyPart.ts";
import { tellLoadFailed } from "../loading/tellLoadFailed.ts";
import { Banner } from "../layout/Banner.tsx";
import { Loading } from "../layout/LoadFailed.tsx";

const Intro = lazyPart(async () => (await import("../home/IntroSection.tsx")).IntroSection);

/** What follows the intro, in the specification's order, each in a chunk of its own. */
const sections: readonly (readonly [name: string, Section: Part<object>])[] = [
  ["unique", lazyPart(async () => (await import("../home/UniqueSection.tsx")).UniqueSection)],
  ["carousel", lazyPart(async () => (await import("../home/CarouselSection.tsx")).CarouselSection)],
  ["about", lazyPart(async () => (await import("../home/AboutSection.tsx")).AboutSection)],
  ["projects", lazyPart(async () => (await import("../home/ProjectsSection.tsx")).ProjectsSection)],
  ["vr", lazyPart(async () => (await import("../home/VrSection.tsx")).VrSection)],
  ["stats", lazyPart(async () => (await import("../home/StatsSection.tsx")).StatsSection)],
  ["counts", lazyPart(async () => (await import("../home/CountsSection.tsx")).CountsSection)],
  ["location", lazyPart(async () => (await import("../home/LocationSection.tsx")).LocationSection)],
  ["random", lazyPart(async () => (await import("../home/RandomSection.tsx")).RandomSection)],
];

/** The home page: ten sections, each with its box reserved until its code is here. */
export function HomePage() {
  return (
    <>
      <Banner className="section intro-section">
        <Suspense fallback={<Loading />}>
          <Intro />
        </Suspense>
      </Banner>
      {sections.map(([name, Section]) => (
        <section key={name} className={`section ${name}-section`}>
          <Suspense fallback={<Loading />}>
            <Section />
          </Suspense>
        </section>
      ))}
    </>
  );
}

// All are part of this page: they are asked for together, not one after the other.
for (const Section of [Intro, ...sections.map(([, each]) => each)]) void Section.preloadBehind(tellLoadFailed);

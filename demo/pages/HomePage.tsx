import { Suspense } from "react";
import { usePageContent } from "../pageContent/ContentContext.tsx";
import type { HomeSection, SectionProps } from "../home/sectionProps.ts";
import { useSectionIds } from "../home/SectionIdContext.ts";
import { shownSections } from "../home/shownSections.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { lazyPart, type PagePart } from "../loading/lazyPart.ts";
import { ReplayPress } from "../loading/ReplayPress.tsx";
import { showLoadFailed } from "../loading/showLoadFailed.ts";
import { Banner } from "../layout/Banner.tsx";
import { Loading } from "../layout/LoadFailed.tsx";

const Intro = lazyPart(async () => (await import("../home/IntroSection.tsx")).IntroSection);

type Drawn = readonly [className: string, Section: PagePart<SectionProps>];

/** The sections below the intro; each kind has its own chunk. */
const sections: Readonly<Record<HomeSection["kind"], Drawn>> = {
  text: ["unique", lazyPart(async () => (await import("../home/TextSection.tsx")).TextSection)],
  pictures: ["carousel", lazyPart(async () => (await import("../home/CarouselSection.tsx")).CarouselSection)],
  company: ["about", lazyPart(async () => (await import("../home/AboutSection.tsx")).AboutSection)],
  projects: ["projects", lazyPart(async () => (await import("../home/ProjectsSection.tsx")).ProjectsSection)],
  tour: ["vr", lazyPart(async () => (await import("../home/VrSection.tsx")).VrSection)],
  figures: ["stats", lazyPart(async () => (await import("../home/StatsSection.tsx")).StatsSection)],
  counts: ["counts", lazyPart(async () => (await import("../home/CountsSection.tsx")).CountsSection)],
  place: ["location", lazyPart(async () => (await import("../home/LocationSection.tsx")).LocationSection)],
  randomApartment: ["random", lazyPart(async () => (await import("../home/RandomSection.tsx")).RandomSection)],
};

/** The home page: its sections in the site's order, each with its space reserved until its code has loaded. */
export function HomePage() {
  const content = usePageContent("home");
  const facts = useFacts();
  const idOf = useSectionIds(content);
  return (
    <>
      <Banner className="section intro-section">
        <Suspense fallback={<Loading />}>
          <Intro />
        </Suspense>
      </Banner>
      {shownSections({ content, facts }).map((section, index) => {
        const [name, Section] = sections[section.kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- their order is the site's, and never changes while it is shown
          <section key={index} id={idOf(section)} className={`section ${name}-section`}>
            <Suspense fallback={<Loading />}>
              <Section section={section} pictures={section.pictures.flatMap((key) => content.pictures[key] ?? [])} />
              <ReplayPress within={`.${name}-section`} />
            </Suspense>
          </section>
        );
      })}
    </>
  );
}

// All of them are part of this page, so they are loaded in parallel.
for (const Section of [Intro, ...Object.values(sections).map(([, each]) => each)])
  void Section.preloadBehind(showLoadFailed);

import { useEffect, useRef, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { ContentPage } from "../../../site/pageContent.ts";
import { sectionId } from "../../../site/contentPaths.ts";
import { siteLanguages } from "../../../site/siteSchema.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { sitePreviewAddress } from "../server/folderAddresses.ts";
import { useProject } from "../state/ProjectContext.ts";
import { useSiteContent, useSiteLocales } from "./useWebsite.ts";
import { websitePageTitle, previewPlace } from "./websiteView.ts";
import { useShownAddress } from "./useShownAddress.ts";

const widthsPx = { screen: 1440, phone: 390 } as const;
type Size = keyof typeof widthsPx;

/** The page that contains the part being edited, as it would be published now, rebuilt after each saved change. */
export function SitePreview({ part }: { readonly part: Steps }) {
  const texts = useStudioTexts();
  const locales = useSiteLocales();
  const { page, section } = previewPlace(useSiteContent(), part);
  const title = fill(texts.website.preview, { page: websitePageTitle(page, texts) });
  const [size, setSize] = useState<Size>("screen");
  const [chosen, setLocale] = useState(texts.language as string);
  const locale = locales.find((each) => each === chosen) ?? locales[0] ?? siteLanguages[0];
  const sizes = [["screen", texts.common.forScreens] as const, ["phone", texts.common.forPhones] as const];
  return (
    <section className="site-preview" aria-label={title}>
      <div className="site-preview-head">
        <h2>{title}</h2>
        <div className="options" role="group" aria-label={title}>
          {sizes.map(([each, word]) => (
            <button key={each} type="button" aria-pressed={each === size} onClick={() => setSize(each)}>
              {word}
            </button>
          ))}
        </div>
        <div className="options" role="group" aria-label={texts.publish.languages}>
          {locales.map((each) => (
            // Language codes must not be translated.
            <button
              key={each}
              type="button"
              translate="no"
              aria-pressed={each === locale}
              onClick={() => setLocale(each)}
            >
              {each}
            </button>
          ))}
        </div>
      </div>
      <PreviewFrames widthPx={widthsPx[size]} place={{ page, locale, section }} title={title} />
    </section>
  );
}

type FramesProps = {
  readonly widthPx: number;
  readonly place: { readonly page: ContentPage; readonly locale: string; readonly section: number | undefined };
  readonly title: string;
};

function PreviewFrames({ widthPx, place: { page, locale, section }, title }: FramesProps) {
  const texts = useStudioTexts();
  const stage = useRef<HTMLDivElement>(null);
  const boxPx = useBoxSize(stage);
  const saved = useProject(({ saving }) => (saving.kind === "saved" ? String(saving.at?.getTime() ?? 0) : undefined));
  const { shown, next, hasFailed, showNext } = useShownAddress(saved && sitePreviewAddress(page, { locale, saved }));
  const scale = boxPx ? Math.min(1, boxPx.width / widthPx) : 1;
  const frames = [...new Set([shown, next])].flatMap((each) => each ?? []);
  return (
    <div className="site-preview-stage" ref={stage}>
      {hasFailed && <p className="empty">{texts.website.previewFails}</p>}
      {boxPx &&
        !hasFailed &&
        frames.map((address) => (
          // The previous page stays until the next one has loaded. Scripts do not run in it.
          <iframe
            key={address}
            className={address === shown ? "site-page" : "site-page site-page-next"}
            title={title}
            // Another section of the same page is scrolled to, without loading the page again.
            src={`${address}#${section === undefined ? "top" : sectionId(section)}`}
            sandbox="allow-same-origin"
            onLoad={() => showNext(address)}
            style={{
              width: widthPx,
              height: boxPx.height / scale,
              left: Math.max(0, (boxPx.width - widthPx * scale) / 2),
              transform: `scale(${scale})`,
            }}
          />
        ))}
    </div>
  );
}

type BoxSize = { readonly width: number; readonly height: number };

function useBoxSize(box: { readonly current: HTMLElement | null }): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

import { useEffect, useState } from "react";
import { parsePageTexts } from "../../../../src/project/parsePageTexts.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { pdfPageAddress } from "../server/folderAddresses.ts";
import { readFile } from "../server/studioCalls.ts";
import { useDraft } from "../state/ProjectContext.ts";
import type { PdfFacts } from "../../draft/api.ts";
import { askPdf, fileOfAddress } from "../server/pdfCalls.ts";

/** A brochure that can be paged through: its pages are pictures, or are rendered from its PDF. */
export type BrochureFiles = {
  readonly kind: "none" | "reading" | "pdf" | "pictures";
  readonly count: number;
  /** Its path in the folder; undefined if there is none. */
  readonly pdf: string | undefined;
  readonly addressOf: (page: number, widthPx: number) => string;
  readonly textOf: (page: number) => string;
  /** Chapters of the PDF whose pages are shown. */
  readonly outline: PdfFacts["chapters"];
  /** Why the PDF cannot be shown. */
  readonly failure: string | undefined;
};

type Read = { readonly of: string; readonly facts?: PdfFacts; readonly failure?: string };

export function useBrochureFiles(): BrochureFiles {
  const { brochure } = useDraft().project;
  const pages = brochure?.pages ?? [];
  const pdf = brochure?.pdf === undefined ? undefined : fileOfAddress(brochure.pdf);
  const read = usePdf(pages.length === 0 ? pdf : undefined);
  const texts = usePageTexts(pages.length > 0 ? brochure?.text : undefined);
  if (pages.length > 0) {
    const addressOf = (page: number) => (pages[page] ? pictureAddress(pages[page]) : "");
    return {
      kind: "pictures",
      count: pages.length,
      pdf,
      addressOf,
      textOf: (page) => texts[page] ?? "",
      outline: [],
      failure: undefined,
    };
  }
  const { facts, failure } = read;
  return {
    kind: pdf === undefined ? "none" : facts ? "pdf" : "reading",
    count: facts?.pages.length ?? 0,
    pdf,
    addressOf: (page, widthPx) => pdfPageAddress(pdf ?? "", page, widthPx),
    textOf: (page) => facts?.texts[page] ?? "",
    outline: facts?.chapters ?? [],
    failure,
  };
}

function usePdf(path: string | undefined): Omit<Read, "of"> {
  const texts = useStudioTexts();
  const [read, setRead] = useState<Read>({ of: "" });
  useEffect(() => {
    let isGone = false;
    if (path !== undefined) {
      void askPdf(path).then((answer) => {
        if (isGone) return;
        setRead(
          answer.ok ? { of: path, facts: answer.value } : { of: path, failure: failureText(answer.failure, texts) },
        );
      });
    }
    return () => {
      isGone = true;
    };
  }, [path, texts]);
  return read.of === path ? read : {};
}

/** The texts of all pages, if the project names a file for them. */
function usePageTexts(path: string | undefined): readonly string[] {
  const [read, setRead] = useState<{ readonly of: string; readonly texts: readonly string[] }>({ of: "", texts: [] });
  useEffect(() => {
    let isGone = false;
    if (path !== undefined) {
      void readFile(path).then((text) => {
        if (!isGone) setRead({ of: path, texts: pageTexts(text) });
      });
    }
    return () => {
      isGone = true;
    };
  }, [path]);
  return read.of === path ? read.texts : [];
}

function pageTexts(text: string | undefined): readonly string[] {
  try {
    return (parsePageTexts(JSON.parse(text ?? "")) ?? []).map((page) => page.text);
  } catch {
    return [];
  }
}

import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftApartment } from "../draft.ts";
import { contrastsOf, minContrast, ratioText } from "../settings/colours.ts";
import { addressProblem } from "../settings/safeAddress.ts";
import type { Problem } from "./problem.ts";

/** Problems with contact, mail and colours. */
export function settingsProblems(draft: Draft): readonly Problem[] {
  return [...contactProblems(draft), ...addressProblems(draft), ...colourProblems(draft)];
}

function contactProblems({ project }: Draft): readonly Problem[] {
  const { contact = {}, inquiry = {} } = project;
  const { address: _, links: __, ...channels } = contact;
  const isByEmail = !inquiry.endpoint && Boolean(inquiry.publicKey && inquiry.service && inquiry.template);
  const withoutPicture = isByEmail ? apartmentsWithoutPicture(project) : 0;
  return [
    ...(Object.values(channels).some(Boolean)
      ? []
      : [{ code: "contactMissing", severity: "warning", at: ["contact"], fix: "open" } as const]),
    ...(isByEmail || inquiry.endpoint
      ? []
      : [{ code: "mailMissing", severity: "warning", at: ["inquiry"], fix: "open" } as const]),
    ...(withoutPicture > 0
      ? [
          {
            code: "inquiryPictureMissing",
            severity: "warning",
            at: ["inquiry"],
            fix: "open",
            values: { count: withoutPicture },
          } as const,
        ]
      : []),
  ];
}

/**
 * The number of apartments that visitors cannot ask about by e-mail, which contains a picture: neither they nor their layouts have a picture
 * or a plan. Sold ones are not counted.
 */
function apartmentsWithoutPicture({ floors, layouts = [] }: Draft["project"]): number {
  const hasPicture = ({ pictures = [], plan }: Pick<DraftApartment, "pictures" | "plan">): boolean =>
    pictures.length > 0 || plan !== undefined;
  const illustrated = new Set(
    layouts.filter((layout) => hasPicture(layout) || layout.folder || layout.mirrorOf).map(({ id }) => id),
  );
  return floors
    .flatMap(({ apartments }) => apartments)
    .filter(({ status }) => status !== "sold")
    .filter((apartment) => !hasPicture(apartment) && !illustrated.has(apartment.layout ?? "")).length;
}

/** Addresses on the owner's own site, without a scheme, are fine. */
const isRelative = (address: string): boolean => !/^[a-z][\w+.-]*:/i.test(address);

function addressProblems({ project }: Draft): readonly Problem[] {
  const { contact = {}, inquiry = {} } = project;
  const all: readonly (readonly [Steps, string | undefined])[] = [
    ...(contact.links ?? []).map(({ url }, index) => [["contact", "links", index, "url"], url] as const),
    [["inquiry", "endpoint"], inquiry.endpoint],
    [["inquiry", "origin"], inquiry.origin],
    [["inquiry", "privacy", "url"], inquiry.privacy?.url],
  ];
  return all.flatMap(([at, address]): Problem[] => {
    const isForMachine = at[0] === "inquiry" && at[1] !== "privacy";
    const isFine = !address || isRelative(address) || addressProblem(address, isForMachine) === undefined;
    return isFine ? [] : [{ code: "addressUnsafe", severity: "warning", at, fix: "open", values: { address } }];
  });
}

/** Only checks colours that the owner has chosen. */
function colourProblems({ settings: { colours } }: Draft): readonly Problem[] {
  if (!colours) return [];
  return contrastsOf(colours).flatMap(({ name, theme, ratio }): Problem[] =>
    ratio >= minContrast
      ? []
      : [
          {
            code: "contrastLow",
            severity: "warning",
            at: ["colours", name, theme],
            fix: "open",
            values: { ratio: ratioText(ratio) },
          },
        ],
  );
}

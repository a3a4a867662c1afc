import type { Draft, DraftProject } from "../draft.ts";
import type { InquirySettings } from "../settings/messageTarget.ts";
import { setProjectField, withField } from "./fields.ts";
import { mapRecords } from "./records.ts";

export type ContactFields = NonNullable<DraftProject["contact"]>;
export type ContactLink = NonNullable<ContactFields["links"]>[number];

/** Sets one way to contact the owner; "" or `undefined` removes it. */
export const setContact = <Key extends keyof ContactFields>(
  draft: Draft,
  key: Key,
  value: ContactFields[Key] | undefined,
): Draft => setProjectField(draft, "contact", withField(draft.project.contact ?? {}, key, value));

/** Sets one of the settings for where inquiries go; without any, the project has no such field. */
export function setInquiry<Key extends keyof InquirySettings>(
  draft: Draft,
  key: Key,
  value: InquirySettings[Key] | undefined,
): Draft {
  const { inquiry = {} } = draft.project;
  const next = withField(inquiry, key, value);
  if (next === inquiry) return draft;
  return setProjectField(draft, "inquiry", Object.keys(next).length > 0 ? next : undefined);
}

/** The privacy notice: its address, and the version that visitors agree to. */
export function setPrivacy(draft: Draft, key: "url" | "version", value: string): Draft {
  const privacy = withField(draft.project.inquiry?.privacy ?? {}, key, value);
  return setInquiry(draft, "privacy", Object.keys(privacy).length > 0 ? privacy : undefined);
}

const linksOf = ({ project }: Draft): readonly ContactLink[] => project.contact?.links ?? [];

export const addLink = (draft: Draft, link: ContactLink): Draft =>
  setContact(draft, "links", [...linksOf(draft), link]);

export function setLink(draft: Draft, index: number, link: ContactLink): Draft {
  const links = linksOf(draft);
  const next = mapRecords(links, (each, at) =>
    at !== index || (each.name === link.name && each.url === link.url) ? each : link,
  );
  return next === links ? draft : setContact(draft, "links", next);
}

/** Without the last one the list is removed from the project. */
export function removeLink(draft: Draft, index: number): Draft {
  const links = linksOf(draft).filter((_, at) => at !== index);
  return setContact(draft, "links", links.length > 0 ? links : undefined);
}

import type { AddressFault } from "../../draft/settings/safeAddress.ts";
import type { PhoneFault } from "../../draft/settings/phoneNumber.ts";
import type { ColourName } from "../../draft/settings/colours.ts";

/** What an owner reads where contact, languages, colours and the project's facts are set, by key; `{name}` is a place for a value. */
export type SettingsTexts = {
  readonly titles: Readonly<Record<"contact" | "languages" | "colours" | "facts", string>>;
  readonly leads: Readonly<Record<"contact" | "languages" | "colours" | "facts", string>>;
  /** A field of one language: "{field}, {locale}". */
  readonly inLanguage: string;
  readonly perLanguage: string;
  readonly staysAsItWas: string;
  readonly faults: Readonly<
    Record<AddressFault | PhoneFault | "email" | "date" | "lat" | "lon" | "timeZone" | "colour" | "tag", string>
  >;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;

  readonly contact: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly links: string;
  readonly linkName: string;
  readonly linkAddress: string;
  readonly addLink: string;
  readonly linkOf: string;

  readonly inquiries: string;
  readonly inquiriesLead: string;
  readonly ownSystem: string;
  readonly ownSystemHint: string;
  readonly endpoint: string;
  readonly mailService: string;
  readonly mailServiceHint: string;
  readonly publicKey: string;
  readonly service: string;
  readonly template: string;
  readonly contactTemplate: string;
  readonly origin: string;
  readonly originHint: string;
  readonly privacy: string;
  readonly privacyHint: string;
  readonly privacyUrl: string;
  readonly privacyVersion: string;

  readonly testLetter: string;
  readonly testLead: string;
  readonly goesTo: string;
  readonly goesNowhere: string;
  readonly sendTest: string;
  readonly sending: string;
  readonly missing: Readonly<Record<"nothing" | "publicKey" | "service" | "template", string>>;
  readonly outcomes: Readonly<
    Record<"taken" | "refused" | "forbidden" | "tooMany" | "redirected" | "silent" | "unreachable", string>
  >;
  readonly said: string;

  readonly offered: string;
  readonly offeredLead: string;
  readonly firstLanguage: string;
  readonly addLanguage: string;
  readonly languageTag: string;
  readonly languageTagHint: string;
  readonly add: string;
  readonly removeLanguage: string;
  readonly buildings: string;
  readonly buildingsLead: string;
  readonly one: string;
  readonly many: string;
  readonly ownWords: string;
  readonly ownWordsLead: string;
  readonly wordsOf: string;
  readonly findWord: string;
  readonly onlyOwn: string;
  readonly noWords: string;
  readonly moreWords: string;
  readonly placesMissing: string;
  readonly placesUnknown: string;
  readonly ownCount: string;
  readonly fromFile: string;
  readonly takeWords: string;
  readonly fileUnread: string;
  readonly foreignWords: string;
  readonly snippet: string;
  readonly wordsSnippetLead: string;
  readonly noSnippet: string;

  readonly light: string;
  readonly dark: string;
  readonly chooseColour: string;
  readonly ownOfElements: string;
  readonly colourNames: Readonly<Record<ColourName, string>>;
  readonly colourHints: Readonly<Record<ColourName, string>>;
  readonly readable: string;
  readonly tooClose: string;
  readonly pairs: Readonly<Record<"accent" | "on-accent" | "ink" | "ink-2" | "error", string>>;
  readonly contrast: string;
  readonly contrastLead: string;
  readonly colourSnippetLead: string;

  readonly projectName: string;
  readonly statusDate: string;
  readonly statusDateHint: string;
  readonly mainArea: string;
  readonly mainAreaHint: string;
  readonly areas: Readonly<Record<"net" | "common" | "total" | "balcony" | "terrace" | "garden", string>>;
  readonly place: string;
  readonly placeLead: string;
  readonly lat: string;
  readonly lon: string;
  readonly bothDegrees: string;
  readonly timeZone: string;
  readonly removePlace: string;
  readonly volumesGo: string;
  readonly upload: string;
  readonly uploadLead: string;
  readonly uploadCommand: string;
  readonly afterPublishing: string;
  readonly afterwards: Readonly<Record<"folder" | "upload" | "nothing", string>>;
  readonly uploadHint: string;
  readonly uploadNow: string;
  readonly uploadConfirm: string;
  readonly uploadYes: string;
  readonly uploading: string;
  readonly uploaded: string;
  readonly uploadFailed: string;
  readonly uploadOutput: string;
  readonly leaveIt: string;

  /** Parts of the studio's own tables: what a step did, a place in the project, a problem. */
  readonly steps: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<"addressUnsafe" | "contrastLow", string>>;
};

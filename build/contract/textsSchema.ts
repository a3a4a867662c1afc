import { countedKeys, formNames } from "../../src/text/format/pluralText.ts";
import { brochureTexts, failureTexts, finderTexts } from "../../widgets/contract/rows.ts";

const stringProperties = (table: Readonly<Record<string, string>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, { type: "string", description: text }]));

/** `texts.schema.json`: the JSON of the attribute `texts`; our English text is the description of each key. */
export function textsSchema(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Your own texts for a Kulla element",
    type: "object",
    additionalProperties: false,
    patternProperties: {
      [`^(${countedKeys.join("|")})(${formNames.join("|")})$`]: {
        type: "string",
        description: "Another plural form of a count, for languages that have more than two",
      },
    },
    properties: {
      ...stringProperties({ ...brochureTexts, ...finderTexts }),
      brochure: {
        description: "Texts for the brochure only, where a key has a different text in the other elements",
        type: "object",
        additionalProperties: false,
        properties: stringProperties(brochureTexts),
      },
      failure: {
        description: "Sentences by failure code",
        type: "object",
        additionalProperties: false,
        properties: stringProperties(failureTexts),
      },
    },
  };
}

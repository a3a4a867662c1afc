import { countedKeys, formNames } from "../../src/text/format/pluralText.ts";
import { brochureTexts, failureTexts, finderTexts } from "../../widgets/contract/rows.ts";

const strings = (table: Readonly<Record<string, string>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(table).map(([key, words]) => [key, { type: "string", description: words }]));

/** `texts.schema.json`: the JSON of the attribute `texts`; our English text is the description of each key. */
export function textsSchema(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Own words of a Kulla element",
    type: "object",
    additionalProperties: false,
    patternProperties: {
      [`^(${countedKeys.join("|")})(${formNames.join("|")})$`]: {
        type: "string",
        description: "A form of the count in languages that have more than two",
      },
    },
    properties: {
      ...strings({ ...brochureTexts, ...finderTexts }),
      brochure: {
        description: "Words for the brochure alone, where a key stands for another text in the other elements",
        type: "object",
        additionalProperties: false,
        properties: strings(brochureTexts),
      },
      failure: {
        description: "Sentences by the code of a failure",
        type: "object",
        additionalProperties: false,
        properties: strings(failureTexts),
      },
    },
  };
}

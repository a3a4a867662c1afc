import { expect, it } from "vitest";
import { propertyName } from "../../../src/element/attributes/attributeProperties.ts";

it("names the property after the attribute, in camel case", () => {
  expect(["tower", "floor-label", "email-public-key"].map(propertyName)).toEqual([
    "tower",
    "floorLabel",
    "emailPublicKey",
  ]);
});

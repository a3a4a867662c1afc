import { expect, test } from "vitest";
import { inquiryRules, type InquiryFields } from "../../../src/inquiry/inquiryFields.ts";

const wrongFields = (fields: InquiryFields) =>
  inquiryRules.fieldNames.filter((name) => !inquiryRules.isValid(name, fields[name]));

const good = { name: "Arta Krasniqi", phone: "+383 44 123 456", email: "arta@shembull.com" };

test("a completed form is valid", () => {
  expect(wrongFields(good)).toEqual([]);
});

test("an empty form reports all three fields, in screen order", () => {
  expect(wrongFields({ name: "", phone: " ", email: "" })).toEqual(["name", "phone", "email"]);
});

test.each(["arta@shembull", "a@b.c", "a.b+c@d-e.example", " arta@shembull.com "])(
  "%j is an e-mail to a browser",
  (email) => {
    expect(wrongFields({ ...good, email })).toEqual([]);
  },
);

test.each(["arta", "arta@", "@x.y", "a b@c.d", "a@b..c", "a@-b.c", "a@b.c\nBcc: d@e.f", "ë@x.y"])(
  "%j is not an e-mail address to a browser",
  (email) => {
    expect(wrongFields({ ...good, email })).toEqual(["email"]);
  },
);

test("a name in any script or form is valid", () => {
  for (const name of ["Ç", "李", "O'Brien; DROP TABLE", "<script>", "👩🏽‍🚀", "null", "undefined"]) {
    expect(wrongFields({ ...good, name })).toEqual([]);
  }
});

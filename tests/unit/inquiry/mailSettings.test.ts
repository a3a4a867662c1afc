import { expect, it } from "vitest";
import { mailSettings, recipientOf } from "../../../src/inquiry/mailSettings.ts";

it("uses the attributes for each part of the mail settings, or else the project file", () => {
  const fromProject = { publicKey: "project", service: "project", contactTemplate: "contact" };
  const fromAttributes = { publicKey: "page", service: null, template: null, origin: "https://mail.example" };
  expect(mailSettings(fromAttributes, fromProject)).toMatchObject({
    publicKey: "page",
    service: "project",
    contactTemplate: "contact",
    origin: "https://mail.example",
  });
});

it("never replaces an invalid address on the page with another recipient's", () => {
  const fromProject = { publicKey: "project", service: "project", template: "project", origin: "https://mail.example" };
  expect(mailSettings({ origin: "data:text/plain,OK" }, fromProject).origin).toBe("data:text/plain,OK");
});

it("distinguishes recipients: another endpoint, account, service or template; an owner's endpoint takes precedence", () => {
  const email = { publicKey: "key", service: "service", template: "template" };
  const others = [
    { ...email, publicKey: "another" },
    { ...email, service: "another" },
    { ...email, template: "another" },
    { ...email, origin: "https://mail.example" },
    { ...email, endpoint: "https://a.example/" },
    { ...email, endpoint: "https://b.example/" },
  ];
  expect(new Set([email, ...others].map(recipientOf)).size).toBe(7);
  expect(recipientOf({ ...email, contactTemplate: "contact" })).toBe(recipientOf(email));
  expect(recipientOf({ ...email, endpoint: "https://a.example/" })).toBe(
    recipientOf({ endpoint: "https://a.example/" }),
  );
});

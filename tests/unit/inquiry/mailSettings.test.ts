import { expect, it } from "vitest";
import { mailSettings } from "../../../src/inquiry/mailSettings.ts";

it("takes each part of the mail settings from the attributes, else from the project file", () => {
  const fromProject = { publicKey: "project", service: "project", contactTemplate: "contact" };
  const fromAttributes = { publicKey: "page", service: null, template: null, origin: "https://mail.example" };
  expect(mailSettings(fromAttributes, fromProject)).toMatchObject({
    publicKey: "page",
    service: "project",
    contactTemplate: "contact",
    origin: "https://mail.example",
  });
});

it("never replaces an address that a page gave wrongly by another recipient's", () => {
  const fromProject = { publicKey: "project", service: "project", template: "project", origin: "https://mail.example" };
  expect(mailSettings({ origin: "data:text/plain,OK" }, fromProject).origin).toBe("data:text/plain,OK");
});

import { expect, it } from "vitest";
import { mailSettings } from "../../../widgets/mailSettings.ts";

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

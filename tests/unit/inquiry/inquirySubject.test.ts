import { expect, test } from "vitest";
import { inquiryKey, type InquirySubject } from "../../../src/inquiry/inquirySubject.ts";

const subject: InquirySubject = {
  project: "Kulla",
  apartment: "k5-03-07",
  partner: "agency",
  recipient: "https://a.example/",
};

test("a draft belongs to one project, apartment, partner and recipient: if one of them differs, so does the draft", () => {
  const others: readonly InquirySubject[] = [
    { ...subject, project: "Kulla 2" },
    { ...subject, apartment: "k5-03-08" },
    { ...subject, partner: "another" },
    { ...subject, partner: null },
    { ...subject, recipient: "https://b.example/" },
  ];
  expect(new Set([subject, ...others].map(inquiryKey)).size).toBe(6);
  expect(inquiryKey({ ...subject })).toBe(inquiryKey(subject));
});

import { specifiedSentences } from "./specifiedSentences.ts";
import { sqHome } from "./sqHome.ts";
import type { AllTexts } from "./texts.ts";

/** Albanian with the texts of an inquiry, too. They come with its form. */
export const sqInquiry: AllTexts = {
  ...sqHome,
  name: "Emri dhe mbiemri",
  phone: "Telefoni",
  email: "E-mail",
  send: "Dërgo kërkesën",
  sending: "Duke dërguar…",
  sendingAgain: "Ende nuk u dërgua: po e provojmë përsëri. Formularin mund ta mbyllni, faqen jo.",
  fillName: "Shkruani emrin dhe mbiemrin.",
  fillPhone: "Shkruani numrin e telefonit.",
  fillEmail: "Shkruani adresën e plotë të e-mailit.",
  privacy: "Të dhënat tuaja i përdorim vetëm për t’iu përgjigjur kësaj kërkese.",
  privacyLink: "Privatësia",
  consent: "Pajtohem që të dhënat e mia të përdoren vetëm për t’iu përgjigjur kësaj kërkese.",
  fillConsent: "Për ta dërguar kërkesën, shënoni se pajtoheni.",
  fasterByPhone: "Më shpejt me telefon",
  orWrite: "Ose na shkruani",
  pressSendAgain: "Ju lutemi shtypni edhe një herë «{button}».",
  waitToSend: "Ju lutemi prisni {seconds} s dhe provoni përsëri.",
  maybeSent: "Ndoshta u dërgua: nga shërbimi nuk erdhi përgjigje. Mund ta dërgoni përsëri ose ta lini me kaq.",
  sendAgain: "Dërgo përsëri",
  leaveUnsent: "Lëre me kaq",
  nextWithoutPicture: "Herën tjetër kërkesa dërgohet pa foto.",
  allRequired: "Të gjitha fushat janë të detyrueshme.",
  sentOn: "Kërkesa u dërgua më {date}",
  ...specifiedSentences,
  honeypot: "Mos e plotësoni këtë fushë",
  failure: {
    ...sqHome.failure,
    mailNotConfigured:
      "Kërkesa nuk mund të dërgohet nga kjo faqe. Na telefononi ose na shkruani: çfarë shkruat mbetet këtu.",
    mailRejected: "Shërbimi i postës nuk e pranoi kërkesën.",
    mailForbidden: "Shërbimi i postës e refuzoi kërkesën.",
    mailTooLarge: "Kërkesa është tepër e madhe për shërbimin e postës.",
    mailTooMany: "Tepër kërkesa njëra pas tjetrës. Prisni pak dhe provoni përsëri.",
    mailHeadless: "Shërbimi i postës nuk pranon shfletues të automatizuar.",
    imageMissing: specifiedSentences.imageMissing,
    imageUnreadable: "Fotoja e banesës nuk u lexua.",
    pictureFailed: "Fotoja nuk u ngarkua.",
    hostRefused: "Faqja nuk e dërgoi dot kërkesën.",
    hostSilent: "Faqja nuk u përgjigj. Provoni përsëri.",
  },
};

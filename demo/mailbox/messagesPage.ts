import { escapeHtml } from "../../src/text/escapeHtml.ts";
import type { StoredMessage } from "./inbox.ts";

/** The mailbox's only page: messages from newest to oldest, with every field escaped and images shown as pictures. */
export function messagesPage(messages: readonly StoredMessage[]): string {
  const waiting = messages.length === 0;
  return `<!doctype html>
<html lang="sq">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${waiting ? '<meta http-equiv="refresh" content="3">' : ""}
<title>Kutia postare</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="mailbox.css">
</head>
<body>
<header><h1>Kutia postare</h1><p>${waiting ? "" : `${messages.length} ${messages.length === 1 ? "letër" : "letra"}. <a href=".">Rifresko</a>`}</p></header>
<main>
${waiting ? "<p>Ende asnjë letër. Pyetni për çmimin e një banese ose na shkruani.</p>" : messages.map(messageArticle).join("\n")}
</main>
</body>
</html>
`;
}

const titles = new Map(
  Object.entries({
    name: "Emri",
    phone: "Telefoni",
    email: "E-mail",
    floor: "Kati",
    apartment: "Banesa",
    partner: "Partneri",
    page: "Faqja",
    consent: "Pëlqimi",
    apartments: "Banesat",
    locale: "Gjuha",
    sentAt: "Dërguar më",
    from_name: "Emri",
    from_email: "E-mail",
    message: "Mesazhi",
  }),
);

function messageArticle(message: StoredMessage): string {
  const { image, ...fields } = message.params;
  // A message from the contact page has neither an apartment nor a picture.
  const none = "message" in fields ? "Mesazh" : "Pa foto";
  const picture = isPicture(image) ? `<img src="${image}" alt="Fotoja e banesës">` : `<p class="none">${none}</p>`;
  const filledFields = Object.entries(fields).filter(([, value]) => value !== null);
  const rows = filledFields.map(
    ([key, value]) => `<dt>${escapeHtml(titles.get(key) ?? key)}</dt><dd>${escapeHtml(asText(value))}</dd>`,
  );
  return `<article>
<div>${picture}</div>
<div>
<h2>${escapeHtml(asText(fields["name"] ?? fields["from_name"] ?? "?"))}</h2>
<dl>${rows.join("")}</dl>
<p class="small"><time datetime="${escapeHtml(message.receivedAt)}">${escapeHtml(readableTime(message.receivedAt))}</time>, ${escapeHtml(message.service)} / ${escapeHtml(message.template)}</p>
</div>
</article>`;
}

function isPicture(value: unknown): value is string {
  return typeof value === "string" && /^data:image\/(jpeg|png|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/.test(value);
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function readableTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

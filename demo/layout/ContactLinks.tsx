import { useFacts } from "../facts/FactsContext.tsx";

/** Phone and e-mail address, as links that call and write. */
export function ContactLinks() {
  const { phone, email } = useFacts();
  return (
    <>
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
      {/* Where they stand in a sentence. */} {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

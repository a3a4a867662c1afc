import { useFacts } from "../text/FactsContext.tsx";

/** Leaves out what the owner has not given. `isInSentence`: with spaces around the links. */
export function ContactLinks({ isInSentence = false }: { readonly isInSentence?: boolean }) {
  const { phone, email } = useFacts();
  return (
    <>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} translate="no">
          {phone}
        </a>
      )}
      {isInSentence && <span> </span>}
      {email && (
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      )}
    </>
  );
}

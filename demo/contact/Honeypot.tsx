import { useIsAlive } from "../loading/useIsAlive.ts";
import { contactText } from "../text/pages/contact.ts";
import { useText } from "../text/LanguageContext.tsx";

/** A field no human sees. It has its name only where the code sends the message: the letter that opens without it needs no such line. */
export function Honeypot() {
  const text = useText(contactText);
  return (
    <label className="unseen" aria-hidden="true">
      <span>{text.honeypot}</span>
      <input name={useIsAlive() ? "website" : undefined} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  );
}

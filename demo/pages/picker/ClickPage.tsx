import { Link } from "wouter";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { SitePicker } from "../../home/SitePicker.tsx";
import { frameText } from "../../text/frame.ts";
import { useText } from "../../text/LanguageContext.tsx";

/** The full-window intro view, without text. */
export function ClickPage() {
  const { headline } = usePageContent("home").words;
  const { home } = useText(frameText);
  return (
    <div className="click">
      <h1 className="visually-hidden">{headline}</h1>
      <SitePicker />
      <p className="visually-hidden">
        <Link href="/">{home}</Link>
      </p>
    </div>
  );
}

import { Link } from "wouter";
import { SitePicker } from "../../home/SitePicker.tsx";
import { frameText } from "../../text/frame.ts";
import { homeText } from "../../text/pages/home.ts";
import { useText } from "../../text/LanguageContext.tsx";

/** The intro view over the whole window, without words. */
export function ClickPage() {
  const { heroTitle } = useText(homeText);
  const { home } = useText(frameText);
  return (
    <div className="click">
      <h1 className="unseen">{heroTitle}</h1>
      <SitePicker />
      <p className="unseen">
        <Link href="/">{home}</Link>
      </p>
    </div>
  );
}

import { Link } from "wouter";
import { useFacts } from "../facts/FactsContext.tsx";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { missingText } from "../text/missing.ts";
import { FloorList } from "./FloorList.tsx";

/** The page that helps: the storeys that do exist. */
export function NotFoundPage() {
  const text = useText(missingText);
  const { home } = useText(frameText);
  const tower = useFacts().towers[0];
  return (
    <section className="missing">
      <div className="missing-words">
        <h1 className="hero-title">{text.title}</h1>
        <p className="lead">{text.text}</p>
        <p>
          <Link href="/" className="text-link">
            {home}
          </Link>
        </p>
      </div>
      {tower && (
        <div className="missing-list">
          <h2 className="missing-tower">{tower.name}</h2>
          <FloorList tower={tower} />
        </div>
      )}
    </section>
  );
}

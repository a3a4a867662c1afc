import "../styles/contact.css";
import "../styles/embed.css";
import { useState } from "react";
import { ChoiceForm } from "../embed/ChoiceForm.tsx";
import { initialChoice } from "../content/embedChoice.ts";
import { LivePreview } from "../embed/LivePreview.tsx";
import { Snippet } from "../embed/Snippet.tsx";
import { embedText } from "../text/pages/embed.ts";
import { useText } from "../text/LanguageContext.tsx";

/** For partners: choose an element, see it in a page with hostile styles, copy the code, watch the events. */
export function EmbedPage() {
  const text = useText(embedText);
  const [choice, setChoice] = useState(initialChoice);
  return (
    <div className="embed-page">
      <div className="embed-words">
        <h1 className="title">{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <ChoiceForm choice={choice} onChoose={setChoice} />
        <Snippet choice={choice} />
      </div>
      <LivePreview choice={choice} />
    </div>
  );
}

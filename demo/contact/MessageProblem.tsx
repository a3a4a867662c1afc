import { ContactLinks } from "../layout/ContactLinks.tsx";
import { contactText } from "../text/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { ErrorSign } from "./ErrorSign.tsx";
import type { MessageState } from "./useMessageForm.ts";

/** Why the message is still here, and what to do; the specification's own sentence comes as a notice. */
export function MessageProblem({ state }: { state: MessageState }) {
  const text = useText(contactText);
  if (state.name === "held") return <Problem>{text[state.by]}</Problem>;
  if (state.name === "failed") return <Problem>{text.kept}</Problem>;
  if (state.name !== "notConfigured") return null;
  return (
    <Problem>
      {text.notConfigured} <ContactLinks />
    </Problem>
  );
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <div className="problem" role="alert">
      <ErrorSign />
      <p>{children}</p>
    </div>
  );
}

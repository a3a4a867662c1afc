import { useId } from "react";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { endUndoStep } from "../../state/projectStore.ts";
import { useFocusTarget } from "./FocusTargetContext.ts";
import { useTyping } from "./useTyping.ts";

export type FieldProps = {
  /** What the field belongs to, for screen readers only: the page shows it elsewhere. */
  readonly subject?: string;
  readonly label: string;
  readonly value: string;
  readonly write: (text: string) => void;
  readonly hint?: string | undefined;
  readonly failureOf?: ((text: string) => string | undefined) | undefined;
  /** The path of its value in the draft, so that problems can link to the field. */
  readonly at?: string;
  readonly lang?: string;
  readonly kind?: "text" | "date" | "url" | "email" | "tel";
};

/** A field for one text of the draft. An invalid text stays in the field with an error sentence, and is not written to the draft. */
export function Field({ subject, label, value, write, hint, failureOf, at, lang, kind = "text" }: FieldProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { text, failure, type, leave } = useTyping({ value, write, failureOf });
  const field = useFocusTarget<HTMLInputElement>(at);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {subject !== undefined && <span className="visually-hidden">{`${subject}, `}</span>}
        <span>{label}</span>
      </label>
      <input
        ref={field}
        id={id}
        type={kind === "date" ? "date" : "text"}
        inputMode={kind === "date" ? undefined : kind}
        lang={lang}
        spellCheck={lang !== undefined}
        autoComplete="off"
        value={text}
        aria-invalid={failure !== undefined}
        aria-describedby={failure !== undefined || hint ? `${id}-more` : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          leave();
          endUndoStep(store);
        }}
      />
      <div id={`${id}-more`} className="field-more">
        {failure !== undefined && (
          <p className="failure" role="alert">
            {`${failure} ${texts.settings.staysAsItWas}`}
          </p>
        )}
        {hint && <p className="small">{hint}</p>}
      </div>
    </div>
  );
}

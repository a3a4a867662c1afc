import { type SyntheticEvent, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { addLink, removeLink, setLink, type ContactLink } from "../../../draft/edit/contact.ts";
import { addressProblem } from "../../../draft/settings/safeAddress.ts";
import { Icon } from "../../frame/Icon.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { useWrite } from "../fields/useWrite.ts";

/** Further links of the contact, each with a name and an address. */
export function ContactLinks() {
  const links = useDraft().project.contact?.links ?? [];
  return (
    <>
      <ul className="settings-rows">
        {links.map((link, index) => (
          // Two links may be identical; only their position tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <LinkRow key={index} link={link} index={index} />
        ))}
      </ul>
      <NewLink />
    </>
  );
}

function useLinkProblem() {
  const { failures } = useStudioTexts().settings;
  return (text: string): string | undefined => {
    const failure = addressProblem(text);
    return failure && failures[failure];
  };
}

function LinkRow({ link, index }: { readonly link: ContactLink; readonly index: number }) {
  const texts = useStudioTexts();
  const write = useWrite("contact");
  const failureOf = useLinkProblem();
  const labelOf = (field: string) => fill(texts.settings.linkOf, { field, n: index + 1 });
  const put = (part: Partial<ContactLink>, field: string) =>
    write((draft) => setLink(draft, index, { ...link, ...part }), `link ${index} ${field}`);
  return (
    <li className="link-row">
      <Field label={labelOf(texts.settings.linkName)} value={link.name} write={(name) => put({ name }, "name")} />
      <Field
        label={labelOf(texts.settings.linkAddress)}
        kind="url"
        value={link.url}
        failureOf={failureOf}
        // An empty address is ignored: links are removed with their button.
        write={(url) => url.trim() !== "" && put({ url: url.trim() }, "url")}
        at={`contact.links[${index}].url`}
      />
      <button
        type="button"
        className="row-button"
        aria-label={fill(texts.settings.remove, { name: link.name || link.url })}
        onClick={() => write((draft) => removeLink(draft, index))}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

function NewLink() {
  const texts = useStudioTexts();
  const write = useWrite("contact");
  const failureOf = useLinkProblem();
  const [link, setLinkTyped] = useState<ContactLink>({ name: "", url: "" });
  const [failure, setFailure] = useState<string>();
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = failureOf(link.url.trim());
    setFailure(wrong);
    if (wrong !== undefined) return;
    write((draft) => addLink(draft, { name: link.name.trim(), url: link.url.trim() }));
    setLinkTyped({ name: "", url: "" });
  };
  return (
    <form className="link-row" onSubmit={add} noValidate>
      <label className="field">
        <span>{texts.settings.linkName}</span>
        <input value={link.name} onChange={({ target }) => setLinkTyped({ ...link, name: target.value })} />
      </label>
      <label className="field">
        <span>{texts.settings.linkAddress}</span>
        <input
          inputMode="url"
          value={link.url}
          aria-invalid={failure !== undefined}
          onChange={({ target }) => setLinkTyped({ ...link, url: target.value })}
        />
      </label>
      <button type="submit" className="button">
        {texts.settings.addLink}
      </button>
      {failure !== undefined && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

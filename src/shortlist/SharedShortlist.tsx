import { pluralText } from "../text/format/pluralText.ts";
import type { ShortlistTexts } from "../text/texts.ts";
import { Cross } from "../ui/Cross.tsx";
import { LinkOrButton } from "../ui/LinkOrButton.tsx";
import { LocationText } from "../ui/LocationText.tsx";
import type { TrayApartment } from "./Tray.tsx";
import { useLocale, useTexts } from "../ui/TextsContext.tsx";

type Props = {
  readonly apartments: readonly TrayApartment[];
  readonly shortlistTexts: ShortlistTexts;
  readonly onOpen: (id: string) => boolean;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
};

/** A list opened by a share link: shown beside the visitor's own list until they adopt or close it. */
export function SharedShortlist({ apartments, shortlistTexts, onOpen, onAdopt, onClose }: Props) {
  const { close } = useTexts();
  const title = pluralText(shortlistTexts, "sentList", apartments.length, useLocale());
  return (
    <section className="tray sent" aria-label={title}>
      <p className="tray-count">{title}</p>
      <ul>
        {apartments.map(({ id, name, tower, href }) => (
          <li key={id}>
            {name ? (
              <LinkOrButton href={href} className="tray-apartment" onNavigate={() => onOpen(id)}>
                <LocationText text={name} tower={tower} />
              </LinkOrButton>
            ) : (
              <span>{shortlistTexts.gone}</span>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button outlined" part="button" onClick={onAdopt}>
        {shortlistTexts.takeOver}
      </button>
      <button type="button" part="close" className="tray-remove" aria-label={close} onClick={onClose}>
        <Cross />
      </button>
    </section>
  );
}

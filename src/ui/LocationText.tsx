type Props = {
  /** "K5, Kati 9, Banesa 7". */
  readonly text: string;
  /** The start of `text`, which must not be translated: "K5". */
  readonly tower: string;
};

/** An apartment's location; the tower's name at its start is excluded from machine translation. */
export function LocationText({ text, tower }: Props) {
  if (!tower || !text.startsWith(tower)) return <span>{text}</span>;
  return (
    <>
      <span translate="no">{tower}</span>
      <span>{text.slice(tower.length)}</span>
    </>
  );
}

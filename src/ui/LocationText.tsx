type Props = {
  /** "K5, Kati 9, Banesa 7". */
  readonly text: string;
  /** The untranslated start of the words: "K5". */
  readonly tower: string;
};

/** The location of something; it starts with a name, which is not translated. */
export function LocationText({ text, tower }: Props) {
  if (!tower || !text.startsWith(tower)) return <span>{text}</span>;
  return (
    <>
      <span translate="no">{tower}</span>
      <span>{text.slice(tower.length)}</span>
    </>
  );
}

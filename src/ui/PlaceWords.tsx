type Props = {
  /** "K5, Kati 9, Banesa 7". */
  readonly words: string;
  /** The untranslated start of the words: "K5". */
  readonly tower: string;
};

/** The location of something; it starts with a name, which is not translated. */
export function PlaceWords({ words, tower }: Props) {
  if (!tower || !words.startsWith(tower)) return <span>{words}</span>;
  return (
    <>
      <span translate="no">{tower}</span>
      <span>{words.slice(tower.length)}</span>
    </>
  );
}

type Props = {
  /** "K5, Kati 9, Banesa 7". */
  readonly words: string;
  /** The name or code they begin with: "K5". */
  readonly tower: string;
};

/** Where something lies; what it begins with is a name, which no translator touches. */
export function PlaceWords({ words, tower }: Props) {
  if (!tower || !words.startsWith(tower)) return <span>{words}</span>;
  return (
    <>
      <span translate="no">{tower}</span>
      <span>{words.slice(tower.length)}</span>
    </>
  );
}

import { useFacts } from "../text/FactsContext.tsx";

/** The figures that the site states, each hanging from its slab, and how they agree with the apartments that can be picked. */
export function Stats() {
  const { figures, figuresNote } = useFacts().site;
  if (figures.length === 0) return null;
  return (
    <>
      <dl className="stats">
        {figures.map((figure) => (
          <Stat key={figure.name} {...figure} />
        ))}
      </dl>
      {figuresNote && <p className="stats-note">{figuresNote}</p>}
    </>
  );
}

function Stat({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd translate="no">
        <span>{value}</span>
        {unit && <small>{`\u202f${unit}`}</small>}
      </dd>
    </div>
  );
}

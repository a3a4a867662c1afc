import type { RangeEnd } from "./RangeField.tsx";

type Props = RangeEnd & { readonly names: ReadonlyMap<number, string> };

/** An end of a range of storeys that have names: none of them can be typed as a figure. */
export function RangeChoice({ name, label, value, open, names, onChange }: Props) {
  return (
    <select
      className="range-field"
      name={name}
      aria-label={label}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? open : Number(currentTarget.value))}
    >
      {/* An open end says nothing in a form of a page without script. */}
      {[...names].map(([figure, storey]) => (
        <option key={figure} value={figure === open ? "" : figure}>
          {storey}
        </option>
      ))}
    </select>
  );
}

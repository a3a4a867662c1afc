import type { RangeEnd } from "./RangeField.tsx";

type Props = RangeEnd & { readonly names: ReadonlyMap<number, string> };

/** One end of a range of named floors, which cannot be typed as numbers. */
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
      {[...names].map(([figure, floor]) => (
        <option key={figure} value={figure === open ? "" : figure}>
          {floor}
        </option>
      ))}
    </select>
  );
}

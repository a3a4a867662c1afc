import type { RangeEnd } from "./RangeField.tsx";

type Props = RangeEnd & { readonly names: ReadonlyMap<number, string> };

/** A select for one end of a range of named floors, which cannot be typed as numbers. */
export function RangeChoice({ name, label, value, open, names, onChange }: Props) {
  return (
    <select
      className="range-field"
      part="field"
      name={name}
      aria-label={label}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? open : Number(currentTarget.value))}
    >
      {/* An open end has no value in the form without script. */}
      {[...names].map(([figure, floor]) => (
        <option key={figure} value={figure === open ? "" : figure}>
          {floor}
        </option>
      ))}
    </select>
  );
}

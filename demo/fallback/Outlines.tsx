import { Link } from "wouter";
import type { FilePicture } from "../facts/projectFile.ts";

export type OutlineLink = { readonly to: string; readonly name: string; readonly outline: string };

type Props = {
  readonly picture: FilePicture;
  readonly links: readonly OutlineLink[];
  readonly on?: "wide" | "column";
};

/** Outlines on a picture as links: pointed at and pressed without a script. The list beside it is for the keyboard. */
export function Outlines({ picture: { width, height }, links, on }: Props) {
  return (
    <svg className={on ? `outlines ${on}` : "outlines"} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {links.map(({ to, name, outline }) => (
        <Link key={name} href={to} tabIndex={-1}>
          <title>{name}</title>
          <path d={outline} />
        </Link>
      ))}
    </svg>
  );
}

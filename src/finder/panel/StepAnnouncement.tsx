import { useState } from "react";

/** Announces where the visitor stepped to; what a screen begins with is announced by its heading. */
export function StepAnnouncement({ place }: { readonly place: string }) {
  const [first, setFirst] = useState<string | undefined>(place);
  // Back at the first one it is a step, too.
  if (first !== undefined && place !== first) setFirst(undefined);
  return (
    <p role="status" className="unseen">
      {first === undefined ? place : ""}
    </p>
  );
}

import { useEffect, useState } from "react";

const quietMs = 400;

/** Announces the count to screen readers once the visitor stops changing the filter; not at the start. */
export function ResultCountAnnouncement({ count }: { readonly count: string }) {
  const [said, setSaid] = useState({ count, isSaid: false });
  useEffect(() => {
    if (said.count === count) return undefined;
    const timer = setTimeout(() => setSaid({ count, isSaid: true }), quietMs);
    return () => clearTimeout(timer);
  }, [count, said]);
  return (
    <p role="status" className="unseen">
      {said.isSaid ? said.count : ""}
    </p>
  );
}

import { useEffect, useState } from "react";

const quietMs = 400;

/** Those who hear the page are told the count when the visitor has done with choosing; not at the start. */
export function Told({ count }: { readonly count: string }) {
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

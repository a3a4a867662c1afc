import { useState } from "react";

type Props = { readonly view: string; readonly count: string };

/** Announces a change of view with the count, as the heading says it; at the start the heading announces itself. */
export function ViewAnnouncement({ view, count }: Props) {
  const [announced, setAnnounced] = useState({ view, text: "" });
  // The count of then: a change of the filter has its own announcement.
  if (view !== announced.view) setAnnounced({ view, text: `${view}, ${count}` });
  return (
    <p role="status" className="unseen">
      {announced.text}
    </p>
  );
}

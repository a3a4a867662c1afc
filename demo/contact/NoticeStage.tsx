import { useEffect, useState } from "react";
import type { Notice, Notices } from "./Notices.tsx";

type Loaded = typeof Notices | "failed" | undefined;

/** Brings the code of the notices with the first one. Where it does not come, the words stand in the page all the same. */
export function NoticeStage({ notice }: { notice: Notice | undefined }) {
  const [Shown, setShown] = useState<Loaded>();
  const isWanted = notice !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    import("./Notices.tsx").then(
      (part) => setShown(() => part.Notices),
      () => setShown("failed"),
    );
  }, [isWanted]);
  if (!notice || !Shown) return null;
  if (Shown !== "failed") return <Shown notice={notice} />;
  return (
    <p className="problem" role="alert">
      {notice.words}
    </p>
  );
}

import { useEffect, useState } from "react";
import type { Code } from "../../src/finder/screens/createCode.ts";

/** Whether code that comes in a file of its own is there, or known not to come; it is fetched where it is not. */
export function useSettled<Part>(code: Code<Part> | undefined): boolean {
  const [settled, setSettled] = useState<Code<Part>>();
  const isSettled = !code || code === settled || code.get() !== undefined;
  useEffect(() => {
    if (isSettled) return undefined;
    let isCurrent = true;
    const settle = (): void => {
      if (isCurrent) setSettled(code);
    };
    void code.load().then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [code, isSettled]);
  return isSettled;
}

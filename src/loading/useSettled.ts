import { useEffect, useState } from "react";
import type { Code } from "./createCode.ts";

/** Whether code that comes in a file of its own is there, or known not to come; it is fetched where it is not. */
export function useSettled<Part>(code: Code<Part> | undefined): boolean {
  const [settled, setSettled] = useState<Code<Part>>();
  const isSettled = !code || code === settled || code.get() !== undefined;
  useEffect(() => {
    if (isSettled) return;
    const settle = (): void => setSettled(code);
    void code.load().then(settle, settle);
  }, [code, isSettled]);
  return isSettled;
}

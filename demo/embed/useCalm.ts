import { useEffect, useState } from "react";

/** The value as it was when it last stood still for so long: what follows it does not start anew with every key. */
export function useCalm<Value>(value: Value, calmMs: number): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), calmMs);
    return () => clearTimeout(timer);
  }, [value, calmMs]);
  return calm;
}

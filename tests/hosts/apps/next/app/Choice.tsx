"use client";

import { useState } from "react";
import { Towers } from "./Towers";

export function Choice() {
  const [choice, setChoice] = useState("");
  return (
    <>
      <Towers onFloor={(tower, floor) => setChoice(`${tower} ${floor}`)} />
      <output>{choice}</output>
    </>
  );
}

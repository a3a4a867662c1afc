import { useState } from "react";
import { Towers } from "./Towers.tsx";

export function App() {
  const [choice, setChoice] = useState("");
  return (
    <main>
      <h1>Where to live</h1>
      <Towers onFloor={(tower, floor) => setChoice(`${tower} ${floor}`)} />
      <output>{choice}</output>
    </main>
  );
}

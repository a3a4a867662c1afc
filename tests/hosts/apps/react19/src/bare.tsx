import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [choice] = useState("");
  return (
    <main>
      <h1>Where to live</h1>
      <output>{choice}</output>
    </main>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

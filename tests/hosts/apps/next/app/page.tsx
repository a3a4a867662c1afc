import { Choice } from "./Choice";

export default function Page() {
  return (
    <main>
      <h1>Where to live</h1>
      <Choice />
    </main>
  );
}

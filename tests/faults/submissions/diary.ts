/** A sequence's page records these events when they happen; the record survives reloads. */
export type Entry =
  /** A press on "send". `isChosen`: after the message that the submission may have been sent, and not the second half of a double press. */
  | { readonly what: "press"; readonly words: string; readonly isChosen: boolean }
  /** The visitor does not resend a submission that may have been sent. */
  | { readonly what: "leave"; readonly words: string }
  /** The page thanked for a submission. */
  | { readonly what: "thanks"; readonly apartment: string }
  /** The page's own code handled a submission. */
  | {
      readonly what: "asked";
      readonly id: string;
      readonly words: string;
      readonly apartment: string;
      readonly isTaken: boolean;
    };

/** Runs in the page before its own code. */
export function keepDiary(): void {
  const note = (entry: Entry): void => {
    const before = JSON.parse(localStorage.getItem("diary") ?? "[]") as Entry[];
    localStorage.setItem("diary", JSON.stringify([...before, entry]));
  };
  const firstWord = (text: string): string => text.trim().split(" ")[0] ?? "";
  const isButton = (target: EventTarget): target is HTMLButtonElement => target instanceof HTMLButtonElement;
  const isForm = (target: EventTarget): target is HTMLFormElement => target instanceof HTMLFormElement;

  window.addEventListener(
    "click",
    (event) => {
      const path = event.composedPath();
      const [button, form] = [path.find(isButton), path.find(isForm)];
      if (!button || !form) return;
      const name = form.querySelector<HTMLInputElement>("[name=name], [name=from_name]");
      const words = firstWord(name?.value ?? "");
      const label = button.textContent.trim();
      if (button.type === "submit") {
        note({ what: "press", words, isChosen: label.startsWith("Dërgo përsëri") && event.detail < 2 });
      } else if (label === "Lëre me kaq") note({ what: "leave", words });
    },
    true,
  );

  document.addEventListener("inquirysent", (event) => {
    note({ what: "thanks", apartment: (event as CustomEvent<{ apartment: string }>).detail.apartment });
  });
  const thanked = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll("[role=alert], [role=status]")) {
      if (!element.textContent.includes("Mesazhi u dergua me sukses!")) continue;
      if (!thanked.has(element)) note({ what: "thanks", apartment: "contact" });
      thanked.add(element);
    }
  }).observe(document, { childList: true, subtree: true });

  const waiting: { id: string; isTaken: boolean }[] = [];
  Object.assign(window, { waiting });
  document.addEventListener("inquirysubmit", (event) => {
    const mood = localStorage.getItem("host") ?? "none";
    if (mood === "none") return;
    event.preventDefault();
    const { id, name, apartment } = (event as CustomEvent<{ id: string; name: string; apartment: string }>).detail;
    const isTaken = mood === "takes";
    // A retry is the same submission.
    const earlier = waiting.findIndex((submission) => submission.id === id);
    if (earlier >= 0) waiting.splice(earlier, 1);
    waiting.push({ id, isTaken });
    note({ what: "asked", id, words: firstWord(name), apartment: apartment, isTaken });
  });
}

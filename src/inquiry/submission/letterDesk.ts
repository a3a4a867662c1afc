import { createStore, type StoreApi } from "zustand/vanilla";
import type { Failure } from "../../failure/failure.ts";
import { newDraft, type Draft, type DraftStore, type Fields } from "./draft.ts";
import { idle, restored, type Letter } from "./letter.ts";
import { closedMs, holdBack, type Hold, type LetterClock } from "./pace.ts";
import { dispatch, followLetter, type Dispatch, type Follower } from "./underway.ts";

export type DeskState<Field extends string> = Draft<Field> & {
  /** The version of the privacy statement the visitor has agreed to; "" for none. */
  readonly agreed: string;
  /** What a letter cannot go with, in the order on screen. */
  readonly wrong: readonly (Field | "consent")[];
  readonly hold: Hold;
  /** How often "send" was pressed: what is wrong is said at each press, also where nothing has changed. */
  readonly presses: number;
  /** When the last letter of this form arrived, ISO date and time; "" for none. It outlives the toast that says so. */
  readonly arrivedAt: string;
};

export type DeskRules<Field extends string> = {
  /** In the order on screen. */
  readonly names: readonly Field[];
  readonly isRight: (field: Field, value: string) => boolean;
};

/** One press on "send", besides the fields. */
export type Press<Field extends string> = {
  readonly honeypot: string;
  /** The version that has to be agreed to; "" where no consent is asked for. */
  readonly consent?: string;
  /** Why a rightly filled form cannot be sent all the same. */
  readonly refusal?: Failure | undefined;
  readonly dispatch: (draft: Draft<Field>) => Dispatch;
};

export type LetterDesk<Field extends string> = {
  readonly store: StoreApi<DeskState<Field>>;
  /** The form is on screen: shows what its draft holds and follows a letter that is still under way. */
  open(): void;
  type(field: Field, value: string): void;
  /** Ticks the consent to a version; "" takes it back. */
  agree(version: string): void;
  submit(press: Press<Field>): void;
  /** After an uncertain end: the visitor leaves it at that. */
  forget(): void;
  /** Hears nothing any more; the letter goes on, and the next desk of the draft tells its end. */
  close(): void;
};

type DeskParts<Field extends string> = DeskRules<Field> & {
  readonly draft: DraftStore<Field>;
  readonly clock: LetterClock;
  /** Hears each end of a letter: sent, failed, uncertain. */
  readonly tell: (letter: Letter) => void;
};

/** A form behind its fields: validation, draft, pace, and the letter's way. It lives longer than what shows it. */
export function createLetterDesk<Field extends string>(parts: DeskParts<Field>): LetterDesk<Field> {
  const { draft: kept, names, isRight, clock } = parts;
  const store = createStore<DeskState<Field>>(() => ({
    ...newDraft(names),
    ...untouched,
    agreed: "",
    presses: 0,
    arrivedAt: "",
  }));
  const { fail, finish, hear } = createHearing(parts, store);
  const { follow, unfollow } = createFollowing(hear);
  let openedAt = performance.now();

  return {
    store,
    open: () => {
      openedAt = performance.now();
      const draft = kept.read();
      const letter = restored(draft.letter, follow(draft.id));
      store.setState({ ...draft, ...untouched, letter, arrivedAt: kept.arrivedAt() });
      // It arrived while no form was there to say so.
      if (letter.state === "sent") finish(draft.fields);
    },
    type: (field, value) => {
      store.setState((state) => typed(state, field, { value, isRight: isRight(field, value) }));
      const { id, fields, sentAt, letter } = store.getState();
      kept.write({ id, fields, sentAt, letter });
    },
    agree: (agreed) => {
      store.setState(({ wrong }) => ({ agreed, wrong: wrong.filter((name) => name !== "consent") }));
    },
    submit: ({ honeypot, consent = "", refusal, dispatch: wayOf }) => {
      const state = store.getState();
      const { id, fields, letter } = state;
      if (letter.state === "sending") return;
      const wrong = wrongIn(state, parts, consent);
      store.setState({ wrong, hold: untouched.hold, presses: state.presses + 1 });
      if (wrong.length > 0) return;
      if (refusal) return fail({ state: "failed", failure: refusal });
      const hold = holdBack(performance.now(), { ...clock, openedAt, honeypot });
      if (hold.hold !== "none") return store.setState({ hold });
      const sentAt = state.sentAt || new Date().toISOString();
      const way = wayOf({ id, fields, sentAt, letter });
      const draft: Draft<Field> = { id, fields, sentAt, letter: { state: "sending" } };
      store.setState(draft);
      dispatch({ store: kept, draft }, way, hear);
      follow(id);
    },
    forget: () => {
      unfollow();
      kept.clear();
      store.setState({ ...newDraft(names), ...untouched, agreed: "" });
    },
    close: unfollow,
  };
}

/** One letter at a time; `follow` tells whether it still waits for an answer. */
function createFollowing(hear: Parameters<typeof followLetter>[1]) {
  let end: (() => void) | undefined;
  const unfollow = (): void => {
    end?.();
    end = undefined;
  };
  const follow = (id: string): boolean => {
    unfollow();
    end = followLetter(id, hear);
    return end !== undefined;
  };
  return { follow, unfollow };
}

/** What the news of a letter do to its form. */
function createHearing<Field extends string>(
  { draft: kept, names, clock, tell }: DeskParts<Field>,
  store: StoreApi<DeskState<Field>>,
) {
  const fail = (letter: Letter & { failure: Failure }): void => {
    const waitMs = closedMs(letter.failure);
    if (waitMs > 0) clock.closedUntil = performance.now() + waitMs;
    store.setState({ letter });
    tell(letter);
  };
  const finish = (sent: Readonly<Record<string, string>>): void => {
    const { fields } = store.getState();
    const isSame = names.every((name) => fields[name] === sent[name]);
    // What was typed after an uncertain end is another letter.
    const next = { ...newDraft(names), ...(!isSame && { fields }) };
    if (isSame) kept.clear();
    else kept.write(next);
    clock.sentAt = performance.now();
    const arrivedAt = new Date().toISOString();
    kept.noteArrival(arrivedAt);
    store.setState({ ...next, ...untouched, agreed: "", arrivedAt, letter: { state: "sent" } });
    tell({ state: "sent" });
  };
  const hear: Follower = (letter, sent) => {
    if ("failure" in letter) fail(letter);
    else if (letter.state === "sent") finish(sent);
    else store.setState({ letter });
  };
  return { fail, finish, hear };
}

function wrongIn<Field extends string>(
  { fields, agreed }: DeskState<Field>,
  { names, isRight }: DeskRules<Field>,
  consent: string,
): readonly (Field | "consent")[] {
  const wrong = names.filter((name) => !isRight(name, fields[name]));
  return consent === "" || consent === agreed ? wrong : [...wrong, "consent"];
}

const untouched = { wrong: [], hold: { hold: "none" } } as const;

type Typed = { readonly value: string; readonly isRight: boolean };

/** Mending a field takes its sentence away. */
function typed<Field extends string>(
  state: DeskState<Field>,
  field: Field,
  { value, isRight }: Typed,
): Partial<DeskState<Field>> {
  const fields: Fields<Field> = { ...state.fields, [field]: value };
  const letter = state.letter.state === "sent" ? idle : state.letter;
  return { fields, letter, wrong: isRight ? state.wrong.filter((name) => name !== field) : state.wrong };
}

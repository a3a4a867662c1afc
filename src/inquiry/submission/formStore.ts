import { createStore, type StoreApi } from "zustand/vanilla";
import type { Failure } from "../../failure/failure.ts";
import { newFormDraft, type FormDraft, type DraftStore, type FormFields } from "./draft.ts";
import { watchSubmission, submit, type Delivery, type StatusListener } from "./outbox.ts";
import { cooldownMs, checkRateLimit, type Hold, type SubmissionClock } from "./rateLimit.ts";
import { idle, restoredStatus, type SubmissionStatus } from "./submissionStatus.ts";

export type FormState<Field extends string> = FormDraft<Field> & {
  /** The version of the privacy statement the visitor has agreed to; "" for none. */
  readonly agreed: string;
  /** The fields that have to be corrected before sending, in the order on screen. */
  readonly invalid: readonly (Field | "consent")[];
  readonly hold: Hold;
  /** How often the visitor pressed "send". Errors are announced again at each attempt, even if nothing has changed. */
  readonly attempts: number;
  /** When the last submission of this form arrived, ISO date and time; "" for none. It stays after the toast has disappeared. */
  readonly arrivedAt: string;
};

export type FormRules<Field extends string> = {
  /** In the order on screen. */
  readonly fieldNames: readonly Field[];
  readonly isValid: (field: Field, value: string) => boolean;
};

/** One press on "send", besides the fields. */
export type Submission<Field extends string> = {
  readonly honeypot: string;
  /** The version that the visitor has to agree to; "" if no consent is required. */
  readonly consent?: string;
  /** Why even a valid form cannot be sent. */
  readonly refusal?: Failure | undefined;
  readonly createDelivery: (draft: FormDraft<Field>) => Delivery;
};

/** A form's state, to be read and subscribed to, for instance with React's `useSyncExternalStore` or zustand's `useStore`. */
export type ReadonlyStore<State> = {
  getState(): State;
  getInitialState(): State;
  /** Returns the function that unsubscribes. */
  subscribe(onChange: (state: State, before: State) => void): () => void;
};

export type FormStore<Field extends string> = {
  readonly store: ReadonlyStore<FormState<Field>>;
  /** Call when the form appears: restores its draft and follows a submission that is still pending. */
  open(): void;
  type(field: Field, value: string): void;
  /** Ticks the consent to a version; "" withdraws it. */
  agree(version: string): void;
  submit(submission: Submission<Field>): void;
  /** After an uncertain end: the visitor does not want to send again. */
  discard(): void;
  /** Stops listening. A pending submission continues, and the next form with the same draft reports its end. */
  close(): void;
};

type FormOptions<Field extends string> = FormRules<Field> & {
  readonly draft: DraftStore<Field>;
  readonly clock: SubmissionClock;
  /** Called at each end of a submission: sent, failed or uncertain. `id`: the id it was sent under. */
  readonly onEnd: (status: SubmissionStatus, id: string) => void;
};

/** The state behind a form: validation, draft, pace and submission. It outlives the view that shows it. */
export function createFormStore<Field extends string>(options: FormOptions<Field>): FormStore<Field> {
  const { draft: drafts, fieldNames, isValid, clock } = options;
  const store = createStore<FormState<Field>>(() => ({
    ...newFormDraft(fieldNames),
    ...noErrors,
    agreed: "",
    attempts: 0,
    arrivedAt: "",
  }));
  const { fail, finish, onStatus } = createStatusHandlers(options, store);
  const { watch, unwatch } = createWatch(onStatus);
  let openedAt = performance.now();

  return {
    store,
    open: () => {
      openedAt = performance.now();
      const draft = drafts.read();
      const status = restoredStatus(draft.status, watch(draft.id));
      store.setState({ ...draft, ...noErrors, status, arrivedAt: drafts.arrivedAt() });
      // It arrived while no form was open to report it.
      if (status.state === "sent") finish(draft.fields);
    },
    type: (field, value) => {
      store.setState((state) => withField(state, field, { value, isValid: isValid(field, value) }));
      const { id, fields, sentAt, status } = store.getState();
      drafts.write({ id, fields, sentAt, status });
    },
    agree: (agreed) => {
      store.setState(({ invalid }) => ({ agreed, invalid: invalid.filter((name) => name !== "consent") }));
    },
    submit: ({ honeypot, consent = "", refusal, createDelivery }) => {
      const state = store.getState();
      const { id, fields, status } = state;
      if (status.state === "sending") return;
      const invalid = invalidFields(state, options, consent);
      store.setState({ invalid, hold: noErrors.hold, attempts: state.attempts + 1 });
      if (invalid.length > 0) return;
      if (refusal) return fail({ state: "failed", failure: refusal });
      const hold = checkRateLimit(performance.now(), { ...clock, openedAt, honeypot });
      if (hold.hold !== "none") return store.setState({ hold });
      const sentAt = state.sentAt || new Date().toISOString();
      const delivery = createDelivery({ id, fields, sentAt, status });
      const draft: FormDraft<Field> = { id, fields, sentAt, status: { state: "sending" } };
      store.setState(draft);
      submit({ store: drafts, draft }, delivery, onStatus);
      watch(id);
    },
    discard: () => {
      unwatch();
      drafts.clear();
      store.setState({ ...newFormDraft(fieldNames), ...noErrors, agreed: "" });
    },
    close: unwatch,
  };
}

/** One submission at a time; `watch` returns whether it is still pending. */
function createWatch(onStatus: StatusListener) {
  let stop: (() => void) | undefined;
  const unwatch = (): void => {
    stop?.();
    stop = undefined;
  };
  const watch = (id: string): boolean => {
    unwatch();
    stop = watchSubmission(id, onStatus);
    return stop !== undefined;
  };
  return { watch, unwatch };
}

/** Applies each new status to the form. */
function createStatusHandlers<Field extends string>(
  { draft: drafts, fieldNames, clock, onEnd }: FormOptions<Field>,
  store: StoreApi<FormState<Field>>,
) {
  const fail = (status: SubmissionStatus & { failure: Failure }): void => {
    const waitMs = cooldownMs(status.failure);
    if (waitMs > 0) clock.closedUntil = performance.now() + waitMs;
    store.setState({ status });
    onEnd(status, store.getState().id);
  };
  const finish = (sent: Readonly<Record<string, string>>): void => {
    const { id, fields } = store.getState();
    const isSame = fieldNames.every((name) => fields[name] === sent[name]);
    // Input typed after an uncertain end belongs to another submission.
    const next = { ...newFormDraft(fieldNames), ...(!isSame && { fields }) };
    if (isSame) drafts.clear();
    else drafts.write(next);
    clock.sentAt = performance.now();
    const arrivedAt = new Date().toISOString();
    drafts.noteArrival(arrivedAt);
    store.setState({ ...next, ...noErrors, agreed: "", arrivedAt, status: { state: "sent" } });
    onEnd({ state: "sent" }, id);
  };
  const onStatus: StatusListener = (status, sent) => {
    if ("failure" in status) fail(status);
    else if (status.state === "sent") finish(sent);
    else store.setState({ status });
  };
  return { fail, finish, onStatus };
}

function invalidFields<Field extends string>(
  { fields, agreed }: FormState<Field>,
  { fieldNames, isValid }: FormRules<Field>,
  consent: string,
): readonly (Field | "consent")[] {
  const invalid = fieldNames.filter((name) => !isValid(name, fields[name]));
  return consent === "" || consent === agreed ? invalid : [...invalid, "consent"];
}

const noErrors = { invalid: [], hold: { hold: "none" } } as const;

/** The state after typing into a field; its error disappears once the value is valid. */
function withField<Field extends string>(
  state: FormState<Field>,
  field: Field,
  { value, isValid }: { readonly value: string; readonly isValid: boolean },
): Partial<FormState<Field>> {
  const fields: FormFields<Field> = { ...state.fields, [field]: value };
  const status = state.status.state === "sent" ? idle : state.status;
  return { fields, status, invalid: isValid ? state.invalid.filter((name) => name !== field) : state.invalid };
}

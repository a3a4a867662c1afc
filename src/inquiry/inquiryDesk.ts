import { createStore, type StoreApi } from "zustand/vanilla";
import type { Failure } from "../failure/failure.ts";
import type { Result } from "../failure/result.ts";
import type { InquiryDraft } from "./inquiryDraft.ts";
import type { FieldName, InquiryFields, WrongField } from "./inquiryFields.ts";
import type { Sending } from "./sending.ts";
import { holdBack, type Hold } from "./spam.ts";
import { wrongFields } from "./wrongFields.ts";

export type DeskState = {
  readonly fields: InquiryFields;
  /** The version of the privacy statement the visitor has agreed to; "" for none. */
  readonly agreed: string;
  readonly wrong: readonly WrongField[];
  readonly hold: Hold;
  readonly sending: Sending;
};

/** What one press on "send" needs besides the fields. */
export type Delivery = {
  readonly hasPicture: boolean;
  readonly honeypot: string;
  /** The version that has to be agreed to; "" where nobody asks. */
  readonly consent: string;
  /** Asks the page first, sends else. Never throws. */
  readonly deliver: (fields: InquiryFields) => Promise<Result<void>>;
  readonly onSent: () => void;
  readonly onFailed: (failure: Failure) => void;
};

/** When letters left this element, so that two homes' forms keep one pace. */
export type DeskClock = { sentAt: number | undefined; closedUntil: number | undefined };

export type InquiryDesk = {
  readonly store: StoreApi<DeskState>;
  /** The form is on screen: shows what the draft kept, unless a letter is on its way. */
  open(draft: InquiryDraft): void;
  type(field: FieldName, value: string): void;
  /** Ticks the consent to a version; "" takes it back. */
  agree(version: string): void;
  submit(delivery: Delivery): Promise<void>;
};

const empty: InquiryFields = { name: "", phone: "", email: "" };
const blank: DeskState = { fields: empty, agreed: "", wrong: [], hold: { hold: "none" }, sending: { state: "idle" } };

/**
 * The form of one home behind its dialog. It lives longer than the dialog: closing and opening it while a letter is on
 * its way neither sends twice nor loses the answer.
 */
export function createInquiryDesk(clock: DeskClock): InquiryDesk {
  const store = createStore<DeskState>(() => blank);
  let draft: InquiryDraft | undefined;
  let openedAt = Date.now();
  const isSending = (): boolean => store.getState().sending.state === "sending";

  const fail = (failure: Failure, delivery: Delivery): void => {
    if (failure.retryAfterMs) clock.closedUntil = Date.now() + failure.retryAfterMs;
    store.setState({ sending: { state: "failed", failure } });
    delivery.onFailed(failure);
  };

  return {
    store,
    open: (kept) => {
      draft = kept;
      openedAt = Date.now();
      if (isSending()) return;
      store.setState((state) => opened(state, kept.read()));
    },
    type: (field, value) => {
      store.setState((state) => typed(state, field, value));
      draft?.write(store.getState().fields);
    },
    agree: (agreed) => {
      store.setState(({ wrong }) => ({ agreed, wrong: wrong.filter((name) => name !== "consent") }));
    },
    submit: async (delivery) => {
      if (isSending()) return;
      const { fields, agreed } = store.getState();
      const wrong = wrongFields(fields, delivery.consent === "" || delivery.consent === agreed);
      store.setState({ wrong, hold: blank.hold });
      if (wrong.length > 0) return;
      if (!delivery.hasPicture) return fail({ code: "imageMissing" }, delivery);
      const hold = holdBack(Date.now(), { ...clock, openedAt, honeypot: delivery.honeypot });
      if (hold.hold !== "none") return store.setState({ hold, sending: blank.sending });
      store.setState({ sending: { state: "sending" } });
      const result = await delivery.deliver(fields);
      if (!result.ok) return fail(result.failure, delivery);
      clock.sentAt = Date.now();
      // Another home's form may hold newer words by now.
      if (JSON.stringify(draft?.read()) === JSON.stringify(fields)) draft?.clear();
      store.setState({ fields: empty, agreed: "", sending: { state: "sent" } });
      delivery.onSent();
    },
  };
}

/** A tick stays with its form, as long as the page does. */
function opened({ sending, agreed }: DeskState, fields: InquiryFields): DeskState {
  return { ...blank, agreed, fields, sending: sending.state === "sent" ? blank.sending : sending };
}

function typed(state: DeskState, field: FieldName, value: string): DeskState {
  const fields = { ...state.fields, [field]: value };
  const stillWrong = wrongFields(fields);
  return { ...state, fields, wrong: state.wrong.filter((name) => name === "consent" || stillWrong.includes(name)) };
}

/** The message form's fields, named as the e-mail template names them (specification, section 3, "Contact form state"). */
export type Message = { readonly from_name: string; readonly from_email: string; readonly message: string };

export type MessageField = keyof Message;

/** In the order on screen. */
export const messageFields: readonly MessageField[] = ["from_name", "from_email", "message"];

export const emptyMessage: Message = { from_name: "", from_email: "", message: "" };

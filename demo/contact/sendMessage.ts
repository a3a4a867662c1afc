import { inTime, mailSettings, sendEmail, type Delivery } from "../../widgets/forms.ts";
import { messageParams, type Message } from "./message.ts";

type Settings = ReturnType<typeof mailSettings>;

const projectMs = 10_000;

/** `id`: the draft's id, so that a recipient can spot a duplicate. */
type MessageDraft = { readonly id: string; readonly fields: Message };

/**
 * Sends a message through the contact template. The project file's e-mail settings override those of the build. `apartments`: the names
 * of the apartments that the message is about.
 */
export function messageDelivery({ id, fields }: MessageDraft, apartments: readonly string[]): Delivery {
  return {
    offerToPage: () => true,
    send: async (report, signal) => {
      const settings = await readSettings();
      if (typeof settings === "string")
        return report({ ok: false, failure: { code: "unreachable", detail: settings } });
      return sendEmail({ settings, params: messageParams(fields, id, apartments) }, { report, signal });
    },
  };
}

/** The settings, or the reason why they could not be read. */
async function readSettings(): Promise<Settings | string> {
  try {
    const project = await inTime(projectMs, async (signal): Promise<{ readonly inquiry?: Settings }> => {
      const answer = await fetch("/project/project.json", { signal });
      return answer.json();
    });
    const { contactTemplate = "", ...settings } = mailSettings({}, project.inquiry ?? {});
    return { ...settings, template: contactTemplate };
  } catch (thrown) {
    return `the project file could not be read: ${String(thrown)}`;
  }
}

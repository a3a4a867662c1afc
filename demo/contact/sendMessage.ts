import { inTime, mailSettings, sendEmail, type Dispatch } from "../../widgets/letters.ts";
import { messageParams, type Message } from "./message.ts";

type Settings = ReturnType<typeof mailSettings>;

const projectMs = 10_000;

/** A message with its draft's own id: who gets it twice can tell. */
type Letter = { readonly id: string; readonly fields: Message };

/** How a message leaves, with the homes it asks for by name: by the contact template, with the settings of the project file over the build's, as inquiries. */
export function dispatchOf({ id, fields }: Letter, homes: readonly string[]): Dispatch {
  return {
    ask: () => true,
    send: async (report, signal) => {
      const settings = await readSettings();
      if (typeof settings === "string")
        return report({ ok: false, failure: { code: "unreachable", detail: settings } });
      return sendEmail({ settings, params: messageParams(fields, id, homes) }, { report, signal });
    },
  };
}

/** The settings, or why they could not be read. */
async function readSettings(): Promise<Settings | string> {
  try {
    const project = await inTime(projectMs, async (signal): Promise<{ readonly inquiry?: Settings }> => {
      const answer = await fetch("/project/project.json", { signal });
      return answer.json();
    });
    const { contactTemplate = "", ...settings } = mailSettings({}, project.inquiry ?? {});
    return { ...settings, template: contactTemplate };
  } catch (thrown) {
    return `the project file was not read: ${String(thrown)}`;
  }
}

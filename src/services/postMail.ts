/** Where a letter goes, complete. `origin` without a slash at its end. */
export type MailAddress = {
  readonly publicKey: string;
  readonly service: string;
  readonly template: string;
  readonly origin: string;
};

type EmailLibrary = typeof import("@emailjs/browser");

let turn: Promise<void> = Promise.resolve();

/**
 * Posts one letter and gives back the provider's answer, or throws what the library throws.
 * Source: libraries' measurements: the library keeps one origin for the whole module and reads it again when it
 * posts, so the settings are set anew for every letter and the next one waits until the request is on its way.
 */
export async function postMail(address: MailAddress, params: Readonly<Record<string, string>>): Promise<string> {
  const library = await loadLibrary();
  if (!library) return postByHand(address, params);
  const before = turn;
  let release = (): void => {};
  turn = new Promise((resolve) => (release = resolve));
  await before;
  // The library asks for nothing before its request but a few microtasks; a task later the origin has been read.
  setTimeout(release);
  library.init({ publicKey: address.publicKey, blockHeadless: false }, address.origin);
  const answer = await library.send(address.service, address.template, params, { publicKey: address.publicKey });
  return answer.text;
}

/** The library reads localStorage when it is loaded, which throws where storage is blocked; its file may also be lost. */
async function loadLibrary(): Promise<EmailLibrary | undefined> {
  try {
    return await import("@emailjs/browser");
  } catch {
    return undefined;
  }
}

/** The same request without the library, so that a buyer's letter is not lost for want of a script. */
async function postByHand(address: MailAddress, params: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${address.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify({
      lib_version: "4.4.1",
      user_id: address.publicKey,
      service_id: address.service,
      template_id: address.template,
      template_params: params,
    }),
  });
  const text = await answer.text();
  if (answer.ok) return text;
  const thrown: { status: number; text: string } = { status: answer.status, text };
  throw thrown;
}

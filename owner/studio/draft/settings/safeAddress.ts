/** Why visitors must not be sent to an address. */
export type AddressProblem = "notAddress" | "notSecure" | "hasPassword";

/**
 * The reason not to use an address; `undefined` for https, and for http to 127.0.0.1 if `isForMachine` allows it: a service
 * on the owner's own computer, for testing.
 */
export function addressProblem(text: string, isForMachine = false): AddressProblem | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return "notAddress";
  const { protocol, hostname, username, password } = new URL(text);
  const isSecure = protocol === "https:" || (isForMachine && protocol === "http:" && hostname === "127.0.0.1");
  if (!isSecure) return "notSecure";
  return username || password ? "hasPassword" : undefined;
}

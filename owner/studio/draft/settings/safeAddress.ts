/** Why an address is not one that visitors may be sent to. */
export type AddressFault = "notAddress" | "notSecure" | "hasPassword";

/**
 * What keeps an address from being used; `undefined` for https, and for http to 127.0.0.1 where `isForMachine` allows it: something
 * on the owner's own computer, to try things with.
 */
export function addressFault(text: string, isForMachine = false): AddressFault | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return "notAddress";
  const { protocol, hostname, username, password } = new URL(text);
  const isSecure = protocol === "https:" || (isForMachine && protocol === "http:" && hostname === "127.0.0.1");
  if (!isSecure) return "notSecure";
  return username || password ? "hasPassword" : undefined;
}

/** Where this build's letters go, if not to the provider itself: the policy of the pages must let them. */
export function mailOrigins(): readonly string[] {
  const origin = process.env["KULLA_EMAIL_ORIGIN"];
  return origin ? [origin] : [];
}

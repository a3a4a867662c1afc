/** The property that goes with an attribute: `email-public-key` -> `emailPublicKey`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

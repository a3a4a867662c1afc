type Policies = {
  readonly defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createHTML(markup: string): string }): unknown;
};

/** Elements and attributes of the icons Photo Sphere Viewer writes; nothing in it can run. */
const inert = /^(?:[^<&]|<\/?(?:svg|path|circle|em|div|span)\b(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>|<!--[^-]*-->|&\w+;)*$/;
const handler = /\son\w+\s*=|javascript:/i;

/**
 * The one policy under which this page writes markup: the library builds its (unused) loader and icons by innerHTML. Names
 * and sentences of ours never pass here, they are text.
 */
export function trustMarkup(): void {
  const policies: Policies | undefined = Reflect.get(window, "trustedTypes");
  // A sphere opened anew in the same page: a second policy of the name would be told as a breach.
  if (policies?.defaultPolicy) return;
  try {
    policies?.createPolicy("default", {
      createHTML: (markup) => (inert.test(markup) && !handler.test(markup) ? markup : ""),
    });
  } catch {
    // A page that allows no policy, or has one: then the library's own icons are its business.
  }
}

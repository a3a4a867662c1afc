import { useEffect } from "react";
import { replayEarlyPress } from "../../src/page/earlyPress.ts";

/** Acts on the button that was pressed before this part of the page was hydrated. A form's button has sent it without a script. */
export function ReplayPress({ within = "main" }: { readonly within?: string }) {
  useEffect(() => replayEarlyPress(document, `${within} [type="button"]`), [within]);
  return null;
}

import type { ComponentPropsWithRef, MouseEvent } from "react";

type Props = Omit<ComponentPropsWithRef<"button">, "type" | "onClick"> & {
  /** The page's own address of the place; without one it is a button. */
  readonly href: string | undefined;
  /** A plain press. Says whether somebody took it: a link is followed if not. */
  readonly onGo: () => boolean;
};

/** What leads to another screen: a link where the page has an address for that, else a button. */
export function Way({ href, onGo, ...props }: Props) {
  if (href === undefined) return <button {...props} type="button" onClick={() => void onGo()} />;
  const go = (event: MouseEvent): void => {
    if (!wantsOtherPlace(event) && onGo()) event.preventDefault();
  };
  const { children, ...rest } = props as ComponentPropsWithRef<"a">;
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click opens a new tab or window or downloads, which is left to the browser. */
export function wantsOtherPlace({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

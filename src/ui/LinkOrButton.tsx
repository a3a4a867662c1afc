import type { ComponentPropsWithRef, MouseEvent } from "react";

type Props = Omit<ComponentPropsWithRef<"button">, "type" | "onClick"> & {
  /** The page's address of the target; without one it is a button. */
  readonly href: string | undefined;
  /** Called on a plain press; returns whether it was handled. If not, the link is followed. */
  readonly onNavigate: () => boolean;
};

/** Leads to another screen: a link if the page has an address for it, otherwise a button. */
export function LinkOrButton({ href, onNavigate, ...props }: Props) {
  if (href === undefined) return <button {...props} type="button" onClick={() => void onNavigate()} />;
  const go = (event: MouseEvent): void => {
    if (!isModifiedClick(event) && onNavigate()) event.preventDefault();
  };
  const { children, ...rest } = props as ComponentPropsWithRef<"a">;
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

type ModifierKeys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click opens a new tab or window or downloads, which is left to the browser. */
export function isModifiedClick({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

import { useRef } from "react";
import { tableColumns } from "../../draft/apartments/apartmentCells.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { ShownColumns } from "./shownColumns.ts";

/** Chooses which columns the table shows; closes on Escape or on a press outside. */
export function ColumnsMenu({ columns, turn }: ShownColumns) {
  const texts = useStudioTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    // Its keys and blur events come from the checkboxes inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className="columns-menu"
      onBlur={({ relatedTarget }) => {
        if (!menu.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        close();
        menu.current?.querySelector("summary")?.focus();
      }}
    >
      <summary className="button">{texts.homes.chooseColumns}</summary>
      <div
        // Focusable, so that pressing between the checkboxes does not close the menu.
        tabIndex={-1}
        role="group"
        aria-label={texts.homes.chooseColumns}
      >
        {tableColumns
          .filter((column) => column !== "label")
          .map((column) => (
            <label key={column} className="tick">
              <input type="checkbox" checked={columns.includes(column)} onChange={() => turn(column)} />
              <span>{texts.homes.columns[column]}</span>
            </label>
          ))}
      </div>
    </details>
  );
}

import type { DraftApartment } from "../../draft/draft.ts";
import { hasAmount, type DraftPrice, withPriceValue } from "../../draft/apartments/priceColumns.ts";
import { changeApartments } from "../../draft/edit/records.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { cellText } from "./apartmentRows.ts";
import { CellField } from "./CellField.tsx";
import { ExtraList } from "./ExtraList.tsx";

const choices = ["included", "excluded"] as const satisfies readonly DraftPrice["vat"][];

/** An apartment's price apart from its amount: price per square metre, tax, and extras. */
export function PriceFields({ apartment }: { readonly apartment: DraftApartment }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const setVat = (text: string) => {
    const vat = choices.find((each) => each === text);
    const draft = changeApartments(draftOf(store), (each) =>
      each.id === apartment.id ? withPriceValue(each, "vat", vat) : each,
    );
    change(store, { draft, undoName: "homes" });
  };
  const field = (column: "pricePerArea" | "vatPercent") => (
    <CellField key={`${column} ${cellText(apartment, column, texts)}`} {...{ apartment, column }} />
  );
  return (
    <section className="price-fields" aria-label={texts.homes.pricePart}>
      <h3>{texts.homes.pricePart}</h3>
      {hasAmount(apartment) ? (
        <>
          <div className="field-row">
            {field("pricePerArea")}
            {field("vatPercent")}
          </div>
          <label className="field">
            <span>{texts.homes.columns.vat}</span>
            <select value={apartment.price?.vat ?? ""} onChange={({ target }) => setVat(target.value)}>
              <option value="">{texts.homes.notStated}</option>
              {choices.map((vat) => (
                <option key={vat} value={vat}>
                  {texts.homes.vat[vat]}
                </option>
              ))}
            </select>
          </label>
          <ExtraList apartment={apartment} />
        </>
      ) : (
        <p className="small">{texts.homes.pricePartHint}</p>
      )}
    </section>
  );
}

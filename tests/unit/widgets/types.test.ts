import type { JSX } from "react";
import { expectTypeOf, it } from "vitest";
import type { KullaBuildingPicker, KullaEventMap, Screen } from "../../../widgets/types.ts";

it("tells a partner's TypeScript the elements, their properties, methods and events", () => {
  expectTypeOf<HTMLElementTagNameMap["kulla-building-picker"]>().toEqualTypeOf<KullaBuildingPicker>();
  expectTypeOf<KullaBuildingPicker["screen"]>().toEqualTypeOf<Screen | null>();
  expectTypeOf<KullaBuildingPicker["tower"]>().toEqualTypeOf<string | null>();
  expectTypeOf<KullaEventMap["floorselect"]["detail"]>().toEqualTypeOf<
    { tower: string; floor: number; customFloorUrl: string } & { readonly partner: string | null }
  >();
  const listen = (picker: KullaBuildingPicker): void => {
    picker.addEventListener("floorselect", (event) => expectTypeOf(event.detail.floor).toEqualTypeOf<number>());
    picker.addEventListener("click", (event) => expectTypeOf(event).toExtend<Event>());
  };
  expectTypeOf(listen).toBeFunction();
});

it("tells it to React's JSX too", () => {
  type Attributes = JSX.IntrinsicElements["kulla-building-picker"];
  expectTypeOf<{ tower: "k5"; theme: "auto"; className: string }>().toExtend<Attributes>();
  expectTypeOf<{ theme: "pink" }>().not.toExtend<Attributes>();
  expectTypeOf<Attributes["onfloorselect"]>().toEqualTypeOf<
    ((event: KullaEventMap["floorselect"]) => void) | undefined
  >();
});

import type * as React from "react";
import type { HTMLAttributes, RefAttributes } from "react";
import type {
  KullaApartmentPicker,
  KullaApartmentPickerAttributes,
  KullaApartmentSearch,
  KullaApartmentSearchAttributes,
  KullaBuildingPicker,
  KullaBuildingPickerAttributes,
  KullaFloorExplorer,
  KullaFloorExplorerAttributes,
  KullaApartmentPreview,
  KullaApartmentPreviewAttributes,
  KullaBrochure,
  KullaBrochureAttributes,
  KullaEventMap,
} from "./kulla.js";

/** React 19 sets properties and listens to events of custom elements. React 18 only writes attributes: add event listeners with a ref. */
type Is19 = typeof React extends { readonly use: unknown } ? true : false;

type EventHandlers<Names extends keyof KullaEventMap> = {
  [Name in Names as `on${Name}`]?: ((event: KullaEventMap[Name]) => void) | undefined;
};

type Common<Element> = RefAttributes<Element> & { class?: string | undefined };

type Tag<Element, Attributes, Names extends keyof KullaEventMap> = Is19 extends true
  ? HTMLAttributes<Element> & Common<Element> & Attributes & EventHandlers<Names>
  : Omit<HTMLAttributes<Element>, "className"> & Common<Element> & Omit<Attributes, "texts" | "links" | "fields"> & {
      /** React 18 passes these as attributes: strings with the JSON of KullaTexts, KullaLinks or KullaFields. */
      [Name in Extract<keyof Attributes, "texts" | "links" | "fields">]?: string | undefined;
    };

export type KullaApartmentPickerProps = Tag<KullaApartmentPicker, KullaApartmentPickerAttributes, "projectload" | "projectfail" | "screenchange" | "towerselect" | "floorselect" | "apartmentselect" | "touropen" | "inquirysubmit" | "inquirysent" | "inquiryfail" | "contactselect" | "shortlistchange" | "goback" | "filterchange" | "availabilitychange">;
export type KullaApartmentSearchProps = Tag<KullaApartmentSearch, KullaApartmentSearchAttributes, "projectload" | "projectfail" | "screenchange" | "apartmentselect" | "touropen" | "inquirysubmit" | "inquirysent" | "inquiryfail" | "contactselect" | "shortlistchange" | "goback" | "filterchange" | "availabilitychange">;
export type KullaBuildingPickerProps = Tag<KullaBuildingPicker, KullaBuildingPickerAttributes, "projectload" | "projectfail" | "screenchange" | "towerselect" | "floorselect" | "goback" | "filterchange" | "availabilitychange">;
export type KullaFloorExplorerProps = Tag<KullaFloorExplorer, KullaFloorExplorerAttributes, "projectload" | "projectfail" | "screenchange" | "floorselect" | "apartmentselect" | "shortlistchange" | "goback" | "filterchange" | "availabilitychange">;
export type KullaApartmentPreviewProps = Tag<KullaApartmentPreview, KullaApartmentPreviewAttributes, "projectload" | "projectfail" | "screenchange" | "apartmentselect" | "touropen" | "inquirysubmit" | "inquirysent" | "inquiryfail" | "contactselect" | "shortlistchange" | "goback" | "availabilitychange">;
export type KullaBrochureProps = Tag<KullaBrochure, KullaBrochureAttributes, "projectload" | "projectfail" | "pagechange">;

interface KullaTags {
  "kulla-apartment-picker": KullaApartmentPickerProps;
  "kulla-apartment-search": KullaApartmentSearchProps;
  "kulla-building-picker": KullaBuildingPickerProps;
  "kulla-floor-explorer": KullaFloorExplorerProps;
  "kulla-apartment-preview": KullaApartmentPreviewProps;
  "kulla-brochure": KullaBrochureProps;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends KullaTags {}
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends KullaTags {}
  }
}

import "kulla/kulla-apartment-picker";
import type { KullaApartmentPicker, KullaEventMap } from "kulla";
import type {} from "kulla/react";
import { useEffect, useRef } from "react";

const texts = JSON.stringify({ towers: "Our houses" });

export function Towers({ onFloor }: { onFloor: (tower: string, floor: number) => void }) {
  const picker = useRef<KullaApartmentPicker>(null);
  useEffect(() => {
    const element = picker.current;
    const openFloor = (event: KullaEventMap["floorselect"]) => {
      event.preventDefault(); // the picker stays where it is, the page shows the floor
      onFloor(event.detail.tower, event.detail.floor);
    };
    element?.addEventListener("floorselect", openFloor);
    return () => element?.removeEventListener("floorselect", openFloor);
  }, [onFloor]);
  return <kulla-apartment-picker ref={picker} project="/kulla/project.json" locale="en" texts={texts} />;
}

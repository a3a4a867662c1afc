import "kulla/kulla-apartment-picker";
import type {} from "kulla/react";

export function Towers({ onFloor }: { onFloor: (tower: string, floor: number) => void }) {
  return (
    <kulla-apartment-picker
      project="/kulla/project.json"
      locale="en"
      texts={{ towers: "Our houses" }}
      onfloorselect={(event) => {
        event.preventDefault(); // the picker stays where it is, the page shows the floor
        onFloor(event.detail.tower, event.detail.floor);
      }}
    />
  );
}

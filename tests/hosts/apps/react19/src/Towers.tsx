import "kulla/kulla-apartment-picker";
import type {} from "kulla/react";

export function Towers({ onFloor }: { onFloor: (tower: string, floor: number) => void }) {
  return (
    <kulla-apartment-picker
      project="/kulla/project.json"
      locale="en"
      texts={{ chooseTower: "Pick a house." }}
      onfloorselect={(event) => {
        event.preventDefault(); // the picker stays where it is, the page shows the floor
        onFloor(event.detail.tower, event.detail.floor);
      }}
    />
  );
}

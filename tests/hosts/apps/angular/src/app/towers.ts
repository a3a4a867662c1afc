import { Component, CUSTOM_ELEMENTS_SCHEMA, output } from "@angular/core";
import "kulla/kulla-apartment-picker";
import type { KullaEventMap } from "kulla";

@Component({
  selector: "app-towers",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <kulla-apartment-picker
      project="/kulla/project.json"
      locale="en"
      [texts]="{ towers: 'Our houses' }"
      (floorselect)="openFloor($event)"
    ></kulla-apartment-picker>
  `,
})
export class Towers {
  readonly floor = output<string>();

  openFloor(event: KullaEventMap["floorselect"]) {
    event.preventDefault(); // the picker stays where it is, the page shows the floor
    this.floor.emit(`${event.detail.tower} ${event.detail.floor}`);
  }
}

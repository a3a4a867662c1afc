import { Component, signal } from "@angular/core";
import { Towers } from "./towers";

@Component({
  selector: "app-root",
  imports: [Towers],
  template: `
    <main>
      <h1>Where to live</h1>
      <app-towers (floor)="choice.set($event)" />
      <output>{{ choice() }}</output>
    </main>
  `,
})
export class App {
  readonly choice = signal("");
}

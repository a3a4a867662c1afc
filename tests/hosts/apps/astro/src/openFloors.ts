import "kulla/kulla-apartment-picker";

const picker = document.querySelector("kulla-apartment-picker");
picker?.addEventListener("floorselect", (event) => {
  event.preventDefault(); // the picker stays where it is, the page shows the floor
  document.querySelector("output")?.append(`${event.detail.tower} ${event.detail.floor}`);
});

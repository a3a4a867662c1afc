import "kulla/kulla-apartment-picker";

const picker = document.createElement("kulla-apartment-picker");
picker.project = "/kulla/project.json";
picker.locale = "en";
picker.texts = { towers: "Our houses" };
picker.addEventListener("floorselect", (event) => {
  event.preventDefault(); // the picker stays where it is, the page shows the floor
  document.querySelector("output")?.append(`${event.detail.tower} ${event.detail.floor}`);
});
document.querySelector("h1")?.after(picker);

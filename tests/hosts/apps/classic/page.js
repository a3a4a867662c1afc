$("kulla-apartment-picker").on("floorselect", (event) => {
  event.preventDefault();
  const { tower, floor } = event.originalEvent.detail;
  $("output").text(`${tower} ${floor}`);
});

export const aboutSq = {
  title: "Nga energjia te shtëpia.",
  lead: "Kompania jonë filloi me energji: karburante, depo dhe pika shitjeje. Nga ajo punë mësuam të planifikojmë gjatë dhe të dorëzojmë në ditën e thënë. Që nga viti 2013 ndërtojmë edhe shtëpi.",
  history: "Rruga jonë",
  periods: [
    [
      "Ekipi i ndërtimit",
      "Brenda kompanisë së energjisë krijohet ekipi i ndërtimit: inxhinierë, arkitektë dhe mjeshtër nën një çati.",
    ],
    ["Punët e para", "Ndërtohen objektet e para për nevojat tona: pika shitjeje, depo dhe zyra."],
    [
      "Nga puna te banimi",
      "Ekipi kalon te ndërtesat ku jetohet. Mësohet shkalla e banesës: drita, zhurma, dera e hyrjes.",
    ],
    ["Parcela dhe projekti", "Zgjidhet vendi në Prishtinë dhe vizatohen dy kulla me një park mes tyre."],
    ["Themelet dhe skeleti", "Gërmohen tri nivelet e parkingut, pastaj ngriten pllakat, kat pas kati."],
    ["Fasada dhe çelësat", "Mbyllet fasada, mbillet parku dhe përgatiten banesat për dorëzim."],
  ],
  film: "Kullat dhe parku, në lëvizje",
  pause: "Ndalo videon",
  play: "Vazhdo videon",
  map: "Hape në hartë",
  visuals: "Vizualizimet",
};

import type { ServicesText } from "./services.ts";

export const servicesSq: ServicesText = {
  title: (count) => `${count} arsye për të ardhur në shtëpi.`,
  amenities: [
    ["Qasje e sigurt", "Hyrje me çip dhe interfon me kamerë."],
    ["Komunitet frymëzues"],
    ["Palestër", "Në përdhesë, vetëm për banorët."],
    ["Sistem smart home", "Dritat, ngrohja dhe dera nga telefoni."],
    ["Thithje qendrore e pluhurit"],
    ["Ngrohje dhe ftohje me pompë termike", "Për çdo banesë veç, pa djegie në shtëpi."],
    ["Dhomat e ndenjes", "Dritare nga dyshemeja deri në tavan dhe dalje në ballkon."],
    ["Kuzhina", "E hapur nga dhoma e ndenjes, me vend për tryezë."],
    ["Dhoma e prindërve"],
    ["Dhoma e fëmijëve"],
    ["Mbi 10 000 m² gjelbërim", "Dy kullat qëndrojnë në park. Makinat lëvizin nën tokë."],
    ["Kënd lojërash"],
    ["Investim strategjik"],
    ["Parking në 3 nivele"],
  ],
};

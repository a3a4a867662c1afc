export const brochureText = {
  sq: { title: "Broshura", download: "Shkarkoni broshurën si PDF" },
  en: { title: "Brochure", download: "Download the brochure as PDF" },
  de: { title: "Broschüre", download: "Broschüre als PDF herunterladen" },
};

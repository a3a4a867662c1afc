/** The periods of the company's history (specification, section 2, "/about"), oldest first; their words stand in text/about*.ts. */
export const periods = [
  { years: "2013–2014" },
  { years: "2014–2016" },
  { years: "2017–2019" },
  { years: "2018–2021" },
  { years: "2023–2025" },
  { years: "2024–2026", isRunning: true },
] as const;

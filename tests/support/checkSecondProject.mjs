// Builds the showcase with a project that shares nothing with ours: one house, three floors, five apartments
// (tests/fixtures/projects/house). Its pages have to show that house, all of its apartments, and nothing of ours.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";

const project = "tests/fixtures/projects/house";
const out = "test-results/house";
const name = "Shtëpia te Lumi";

rmSync(out, { recursive: true, force: true });
const environment = { ...process.env, KULLA_PROJECT: project, KULLA_OUT: out };
const built = spawnSync("npx", ["vite", "build", "--app", "--logLevel", "warn"], {
  stdio: "inherit",
  env: environment,
});

const pageAt = (path) => {
  const file = `${out}/site/${path}/index.html`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};
const { floors } = JSON.parse(readFileSync(`${project}/project.json`, "utf8"));
const homes = floors.flatMap(({ apartments }) => apartments.map(({ id }) => id));
const pages = readdirSync(`${out}/site`, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);
const faults = [
  ...["", "en", "de", "click-floor", "buildings/lumi"]
    .filter((path) => !pageAt(path).includes(name))
    .map((path) => `/${path} does not name the house`),
  ...homes
    .filter((id) => !pageAt(`apartments/${id}`).includes(name))
    .map((id) => `${id} has no page that names its house`),
  ...readdirSync(`${out}/site/apartments`)
    // The search has its own page there, too.
    .filter((id) => id !== "index.html" && !homes.includes(id))
    .map((id) => `${id} has a page, but is not an apartment of the house`),
  ...pages
    .filter((file) =>
      /\bk[56]-\d|"k[56]"|project\/(towers|layouts|site)\//.test(readFileSync(`${out}/site/${file}`, "utf8")),
    )
    .map((file) => `${file} names apartments or pictures of ours`),
  ...(existsSync(`${out}/site/project/pictures.json`) ? ["the pictures of our project came along"] : []),
];
for (const fault of faults) console.log(fault);
console.log(`A house of ${homes.length} apartments: ${pages.length} pages, ${faults.length} faults.`);
process.exitCode = built.status === 0 && pages.length > 0 && faults.length === 0 ? 0 : 1;

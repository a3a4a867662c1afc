// npm test: everything CI runs, on a fresh machine too. Installs missing parts (dependencies, browsers), then runs the build and the
// browser tests with those of a new machine; next to them format, types, lint, the sample's checks, the unit tests, the package,
// the hosts, WordPress, the faults, the WebKit smoke test and the gated bytes. Ends with the steps' times and one line: N passed,
// N failed.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setUpBrowsers } from "./support/setUpBrowsers.mjs";

// One of several thousand may be disturbed by other work on the machine. More than that is an error in the tests or the product.
const maxFlaky = 2;

const counts = { passed: 0, failed: 0 };
const times = [];

/** Runs a command to its end; its output appears live, or in one piece for concurrent steps. */
function run(command, { isLive = false, environment = {} } = {}) {
  const stdio = isLive ? "inherit" : ["ignore", "pipe", "pipe"];
  const child = spawn(command, { stdio, shell: true, env: { ...process.env, ...environment } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      process.stdout.write(printed);
      resolve(status === 0);
    });
  });
}

/** A step counts as one test, or as many as its runner reports; a runner without a report has failed once. */
async function step(name, command, { report, ...options } = {}) {
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const ok = await run(command, options);
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const result = report && existsSync(report) ? readCounts(JSON.parse(readFileSync(report, "utf8"))) : one;
  if (!ok && result.failed === 0) result.failed = 1;
  counts.passed += result.passed;
  counts.failed += result.failed;
  const line = `${result.failed === 0 ? "ok" : "FAILED"}  ${name}: ${result.passed} passed, ${result.failed} failed`;
  times.push(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  console.log(`${line}\n`);
  return result.failed === 0;
}

function readCounts(report) {
  if (report.stats) {
    const { expected = 0, unexpected = 0, skipped = 0 } = report.stats;
    const flaky = report.suites.flatMap(flakyTitles);
    for (const title of flaky) console.log(`passed only when run again: ${title}`);
    const isTooFlaky = flaky.length > maxFlaky;
    const failed = unexpected + skipped + (report.errors?.length ?? 0) + (isTooFlaky ? flaky.length : 0);
    return { passed: expected + (isTooFlaky ? 0 : flaky.length), failed };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Titles of tests that failed and passed when Playwright ran them again, of a suite in its JSON report and of the suites in it. */
function flakyTitles({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyTitles)];
}

/** Steps that do not need a built site. */
async function withoutSite() {
  await step("format", "npx prettier --check . --log-level warn");
  await step("types", "npx tsc -p .");
  await step("lint", "npx oxlint --type-aware");
  await step("contract", "npm run --silent contract -- --check");
  await step("sample", "npm run --silent sample -- --check");
  const report = "test-results/unit.json";
  await step("unit", `npx vitest run --reporter=default --reporter=json --outputFile.json=${report}`, { report });
}

/** The product and its pages built by other tools. */
async function onBuilt() {
  await step("package", "node tests/support/checkPackage.mjs");
  await step("house", "node tests/support/checkSecondProject.mjs");
  await step("hashes", "node demo/runTs.mjs tests/support/hashes.ts");
}

/** Their tools are downloaded from npm: that uses the network more than the machine. Without them, installing has already failed. */
async function testHosts() {
  if (!(await step("hosts' tools", "node demo/runTs.mjs tests/hosts/installHosts.ts"))) return;
  const report = "test-results/hosts.json";
  await step("hosts", "npx playwright test -c tests/hosts/playwright.config.ts", { report, environment });
}

/** Two WordPresses with our plugin; the newer one comes from npm. */
async function testWordPress() {
  const report = "test-results/wordpress.json";
  await step("WordPress", "npx playwright test -c tests/wordpress/playwright.config.ts", { report, environment });
}

async function browsers() {
  const report = "test-results/browser.json";
  await step("browsers", "npx playwright test --retries=1", { report, isLive: true, environment });
}

/** Steps with what has been built, beside the browser tests. The gates come last, when the other row has the least left to do. */
async function besideBrowserTests() {
  await onBuilt();
  await testHosts();
  await testWordPress();
  const report = "test-results/faults.json";
  await step("faults", "npm run --silent faults -- --gates", { report, environment });
  await step("WebKit", "node demo/runTs.mjs tests/webkit/smoke.ts", { environment });
  await step("gates", "npm run --silent bench -- --gates", { environment });
}

if (!existsSync("node_modules/vite") && !(await run("npm ci", { isLive: true }))) process.exit(1);
const environment = setUpBrowsers();
mkdirSync("test-results", { recursive: true });

// Two concurrent rows that take about as long, so that neither of two cores waits for the other. The browser tests take longer than all
// other steps together: they have a row of their own.
const building = step("build", "npm run --silent build -- --logLevel warn");
await Promise.all([
  building.then(async (isBuilt) => {
    if (isBuilt) await browsers();
  }),
  withoutSite().then(async () => {
    if (await building) await besideBrowserTests();
  }),
]);
console.log(times.join("\n"));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

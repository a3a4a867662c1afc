// npm test: all that CI runs, on a fresh machine too. Sets up what is missing (dependencies, browsers), then runs
// format, lint, types, unit tests, the complex's checks, the build, the browser tests, the WebKit smoke and the gated
// bytes, and closes with one line: N passed, N failed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setUpBrowsers } from "./support/setUpBrowsers.mjs";

const counts = { passed: 0, failed: 0 };

function run(command, args, environment = {}) {
  const done = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  return done.status === 0;
}

/** A step that counts as one test of its own. */
function step(name, command, args, environment) {
  const started = Date.now();
  const ok = run(command, args, environment);
  counts[ok ? "passed" : "failed"] += 1;
  console.log(`${ok ? "ok" : "FAILED"}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return ok;
}

/** A runner that writes its own counts; without a report the step counts as one failure. */
function counted(name, report, start) {
  rmSync(report, { force: true });
  const ok = start();
  const result = existsSync(report) ? readCounts(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 1 };
  if (!ok && result.failed === 0) result.failed = 1;
  counts.passed += result.passed;
  counts.failed += result.failed;
  console.log(`${ok ? "ok" : "FAILED"}  ${name}: ${result.passed} passed, ${result.failed} failed\n`);
}

function readCounts(report) {
  if (report.stats) {
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

if (!existsSync("node_modules/vite") && !run("npm", ["install", "--no-audit", "--no-fund"])) process.exit(1);
const browsers = setUpBrowsers();
mkdirSync("test-results", { recursive: true });

step("format", "npx", ["prettier", "--check", ".", "--log-level", "warn"]);
step("lint", "npx", ["oxlint", "--type-aware"]);
step("types", "npx", ["tsc", "-p", "."]);
const unitReport = "test-results/unit.json";
counted("unit", unitReport, () =>
  run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]),
);
step("complex", "npm", ["run", "--silent", "complex", "--", "--check"]);
if (step("build", "npm", ["run", "--silent", "build", "--", "--logLevel", "warn"])) {
  step("package", "node", ["tests/support/checkPackage.mjs"]);
  step("hashes", "node", ["demo/runTs.mjs", "tests/support/hashes.ts"]);
  counted("browsers", "test-results/browser.json", () => run("npx", ["playwright", "test"], browsers));
  const hosts = ["playwright", "test", "-c", "tests/hosts/playwright.config.ts"];
  counted("hosts", "test-results/hosts.json", () => run("npx", hosts, browsers));
  step("WebKit", "node", ["demo/runTs.mjs", "tests/webkit/smoke.ts"], browsers);
  step("gates", "npm", ["run", "--silent", "bench", "--", "--gates"], browsers);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

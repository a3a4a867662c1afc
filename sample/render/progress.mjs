// A bar on the terminal: what is being rendered, how much is done, how long it will still take.

const WIDTH = 24;

/** Work of one picture in pixel-samples. @param {{ job: import("./jobs.mjs").Job, quality: "draft" | "final" }} task */
const work = ({ job, quality }) =>
  (quality === "draft" ? job.width * job.height * 0.25 * job.draft : job.width * job.height * job.final) * 2;

/** @param {number} seconds */
const clock = (seconds) =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

/** Counts finished pixel-samples; the rate so far gives the time left. */
export class Progress {
  /** @param {{ job: import("./jobs.mjs").Job, quality: "draft" | "final" }[]} todo */
  constructor(todo) {
    this.total = todo.reduce((sum, task) => sum + work(task), 0);
    this.done = 0;
    this.current = 0;
    this.half = 0;
    this.last = 0;
    this.label = "";
    this.started = Date.now();
  }

  /** @param {import("./jobs.mjs").Job} job @param {"draft" | "final"} quality */
  begin(job, quality) {
    this.current = work({ job, quality });
    this.half = 0;
    this.last = 0;
    this.label = `${job.name} (${quality})`;
    this.show(0);
  }

  /** @param {number} sample @param {number} samples */
  sample(sample, samples) {
    if (sample < this.last) this.half = 1;
    this.last = sample;
    this.show(((this.half + sample / samples) / 2) * this.current);
  }

  end() {
    this.done += this.current;
    this.show(0);
    process.stdout.write("\n");
  }

  /** @param {number} part finished pixel-samples of the current picture */
  show(part) {
    const share = this.total > 0 ? Math.min(1, (this.done + part) / this.total) : 1;
    const seconds = (Date.now() - this.started) / 1000;
    const left = share > 0.005 ? `, ${clock((seconds / share) * (1 - share))} left` : "";
    const bar = "#".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, ".");
    process.stdout.write(`\r[${bar}] ${Math.round(share * 100)} % ${this.label}${left}      `);
  }
}

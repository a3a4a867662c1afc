// A line on the terminal for every finished picture: how much is done, how long the rest will take.

/** @typedef {{ job: import("./jobs.mjs").Job, quality: "draft" | "final" }} Task */

/** Work of one picture in pixel-samples. @param {Task} task */
const work = ({ job, quality }) => job.width * job.height * (quality === "draft" ? 0.25 : 1) * job[quality];

/** @param {number} seconds */
const clock = (seconds) =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

/** Counts finished pixel-samples; the rate so far gives the time left. */
export class Progress {
  /** @param {Task[]} todo */
  constructor(todo) {
    this.total = todo.reduce((sum, task) => sum + work(task), 0);
    this.done = 0;
    this.started = Date.now();
  }

  /** @param {Task} task */
  end(task) {
    this.done += work(task);
    const share = this.total > 0 ? this.done / this.total : 1;
    const seconds = (Date.now() - this.started) / 1000;
    const left = clock((seconds / share) * (1 - share));
    process.stdout.write(`${Math.round(share * 100)} % ${task.job.name} (${task.quality}), ${left} left\n`);
  }
}

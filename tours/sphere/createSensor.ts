import { pointing } from "./pointing.ts";
import type { Look } from "./view.ts";

export type Sensor = {
  readonly toggle: () => Promise<void>;
  /** What the device points at now is this yaw from here on. */
  readonly aim: () => void;
  readonly stop: () => void;
};

type Needs = {
  readonly look: () => Look;
  readonly onTurn: (turned: Pick<Look, "yaw" | "pitch">) => void;
  readonly onSensor: (isOn: boolean) => void;
};

/** The phone's own turning as the look, only after a press: until then nothing listens to it. */
export function createSensor({ look, onTurn, onSensor }: Needs): Sensor {
  let listening: AbortController | undefined;
  /** What has to be added to where the phone points, so that the look begins where it was. */
  let offset: number | undefined;

  const onOrientation = ({ alpha, beta, gamma }: DeviceOrientationEvent): void => {
    // A desk computer tells once that it knows nothing.
    if (alpha === null || beta === null || gamma === null) return stop();
    const { yaw, pitch } = pointing({ alpha, beta, gamma });
    offset ??= look().yaw - yaw;
    onTurn({ yaw: yaw + offset, pitch });
  };
  const start = (): void => {
    listening = new AbortController();
    offset = undefined;
    window.addEventListener("deviceorientation", onOrientation, { signal: listening.signal });
    onSensor(true);
  };
  const stop = (): void => {
    if (!listening) return;
    listening.abort();
    listening = undefined;
    onSensor(false);
  };
  return {
    toggle: async () => {
      if (listening) return stop();
      // Safari asks only within the press itself.
      if (await isAllowed()) start();
      else onSensor(false);
    },
    aim: () => (offset = undefined),
    stop,
  };
}

async function isAllowed(): Promise<boolean> {
  if (typeof DeviceOrientationEvent === "undefined") return false;
  const ask: unknown = Reflect.get(DeviceOrientationEvent, "requestPermission");
  if (typeof ask !== "function") return true;
  try {
    return (await (ask.call(DeviceOrientationEvent) as Promise<unknown>)) === "granted";
  } catch {
    return false;
  }
}

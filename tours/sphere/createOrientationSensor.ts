import type { Camera } from "./view.ts";

export type OrientationSensor = {
  readonly toggle: () => Promise<void>;
  /** Makes the direction the device points at now match the current camera. */
  readonly recalibrate: () => void;
  readonly stop: () => void;
};

type SensorOptions = {
  readonly camera: () => Camera;
  readonly onTurn: (turned: Pick<Camera, "yaw" | "pitch">) => void;
  readonly onSensor: (isOn: boolean) => void;
};

/** Makes the camera follow the orientation of the device (gyroscope and compass). It does not listen before the first press. */
export function createOrientationSensor({ camera, onTurn, onSensor }: SensorOptions): OrientationSensor {
  let listening: AbortController | undefined;
  /** Added to the direction of the device, so that the camera does not jump. */
  let offset: number | undefined;

  const onOrientation = ({ alpha, beta, gamma }: DeviceOrientationEvent): void => {
    // A computer without a sensor fires one event with null values.
    if (alpha === null || beta === null || gamma === null) return stop();
    const { yaw, pitch } = directionOfDevice({ alpha, beta, gamma });
    offset ??= camera().yaw - yaw;
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
      // Safari asks for permission only within the press itself.
      if (await isAllowed()) start();
      else onSensor(false);
    },
    recalibrate: () => (offset = undefined),
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

/** The orientation of a device in degrees, as in `deviceorientation` (W3C Device Orientation, intrinsic Z-X'-Y''). */
export type DeviceAngles = { readonly alpha: number; readonly beta: number; readonly gamma: number };

/** Where the back of a device points: yaw clockwise from alpha = 0, pitch upwards; roll is ignored. */
export function directionOfDevice({ alpha, beta, gamma }: DeviceAngles): Pick<Camera, "yaw" | "pitch"> {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c));
  const up = -Math.cos(b) * Math.cos(c);
  return { yaw: Math.atan2(east, north), pitch: Math.asin(Math.max(-1, Math.min(1, up))) };
}

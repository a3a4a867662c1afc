import type { Viewer } from "@photo-sphere-viewer/core";
import type { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";

export type Sensor = {
  readonly isOn: () => boolean;
  readonly toggle: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly destroy: () => void;
};

/** The phone's own turning as the look, only after a press: until then neither code nor listener for it is there. */
export function createSensor(viewer: Viewer, onSensor: (isOn: boolean) => void): Sensor {
  let plugin: GyroscopePlugin | undefined;
  const isOn = (): boolean => plugin?.isEnabled() ?? false;

  const start = async (): Promise<void> => {
    // Ahead of the import: Safari asks only within the press itself.
    const allowed = await askSensor();
    if (!allowed) return onSensor(false);
    if (!plugin) {
      const { GyroscopePlugin: Plugin } = await import("@photo-sphere-viewer/gyroscope-plugin");
      const made = new Plugin(viewer, { roll: false, touchmove: false });
      made.init();
      made.addEventListener("gyroscope-updated", ({ gyroscopeEnabled }) => onSensor(gyroscopeEnabled));
      plugin = made;
    }
    await plugin.start().catch(() => onSensor(false));
    viewer.needsUpdate();
  };
  return {
    isOn,
    toggle: async () => (isOn() ? plugin?.stop() : start()),
    stop: async () => plugin?.stop(),
    destroy: () => plugin?.destroy(),
  };
}

async function askSensor(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceOrientationEvent, "requestPermission");
  if (typeof ask !== "function") return true;
  try {
    return (await (ask.call(DeviceOrientationEvent) as Promise<unknown>)) === "granted";
  } catch {
    return false;
  }
}

const channelName = "kulla-tours";

/** Of several open tours only the one last used has a sphere: browsers allow few WebGL contexts, and phones have little memory. */
export function claimOnlyActiveTour(onOther: () => void): { claim: () => void } {
  const tourId = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }) => {
    if (typeof data === "string" && data !== tourId) onOther();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's own
  return { claim: () => channel?.postMessage(tourId) };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    // A frame without storage has no channel; in that case all tours stay live.
    return undefined;
  }
}

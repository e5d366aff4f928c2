/** Tabs of one browser tell each other that the session ended. */
const name = 'portal-session';

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

export const tellSignedOut = (): void => {
  const channel = open();
  channel?.postMessage('signed-out');
  channel?.close();
};

/** Calls back when another tab signed out. */
export const onSignedOutElsewhere = (callback: () => void): void => {
  const channel = open();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent) => {
    if (data === 'signed-out') callback();
  };
};

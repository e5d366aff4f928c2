/** Tabs of one browser tell each other that the session ended. A channel never hears itself, so there is one per tab. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal-session');
const signedOut = 'signed-out';

export const tellSignedOut = (): void => channel?.postMessage(signedOut);

/** Calls back when another tab signed out. */
export const onSignedOutElsewhere = (callback: () => void): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) callback();
  });
};

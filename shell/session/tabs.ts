/** Tabs of one browser share one session and tell each other what became of it. A channel never hears itself. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal-session');
const signedOut = 'signed-out';
const signedIn = 'signed-in:';

export const tellSignedOut = (): void => channel?.postMessage(signedOut);

export const tellSignedIn = (userId: string): void => channel?.postMessage(signedIn + userId);

export interface OtherTabs {
  onSignedOut: () => void;
  /** Somebody is signed in there: the user of this page, or somebody else. */
  onSignedIn: (userId: string) => void;
}

/** Calls back when another tab signed out, or shows a page of a signed-in user. */
export const watchOtherTabs = ({ onSignedOut, onSignedIn }: OtherTabs): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) onSignedOut();
    else if (typeof data === 'string' && data.startsWith(signedIn)) onSignedIn(data.slice(signedIn.length));
  });
};

/**
 * Tabs of one browser share one session and notify each other of its changes.
 * A channel never receives its own messages.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal-session');
const signedOut = 'signed-out';
const signedIn = 'signed-in:';

export function postSignedOut(): void {
  channel?.postMessage(signedOut);
}

export function postSignedIn(userId: string): void {
  channel?.postMessage(signedIn + userId);
}

export interface OtherTabs {
  onSignedOut: () => void;
  /** Somebody is signed in there: the user of this page, or somebody else. */
  onSignedIn: (userId: string) => void;
}

/** Calls back when another tab signed out, or shows a page of a signed-in user. */
export function watchOtherTabs({ onSignedOut, onSignedIn }: OtherTabs): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) onSignedOut();
    else if (typeof data === 'string' && data.startsWith(signedIn)) onSignedIn(data.slice(signedIn.length));
  });
}

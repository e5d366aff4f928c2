import type { LifeEvent } from './session-life.ts';

const name = 'portal-session-ends';

/** Talks with the other tabs of this browser about the end of the session they share. */
export function joinOtherTabs(onEvent: (event: LifeEvent) => void): {
  post: (event: LifeEvent) => void;
  leave: () => void;
} {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isLifeEvent(data)) onEvent(data);
  });
  return { post: (event) => channel.postMessage(event), leave: () => channel.close() };
}

function isLifeEvent(value: unknown): value is LifeEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'idle' in value &&
    'absolute' in value &&
    'byUser' in value &&
    Number.isFinite(value.idle) &&
    Number.isFinite(value.absolute)
  );
}

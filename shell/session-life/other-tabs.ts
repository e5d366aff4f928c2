import type { LifeEvent } from './session-life.ts';

const name = 'portal-session-ends';

const isLifeEvent = (value: unknown): value is LifeEvent =>
  typeof value === 'object' &&
  value !== null &&
  'idle' in value &&
  'absolute' in value &&
  'byUser' in value &&
  Number.isFinite(value.idle) &&
  Number.isFinite(value.absolute);

/** Talks with the other tabs of this browser about the end of the session they share. */
export const joinOtherTabs = (
  hear: (event: LifeEvent) => void,
): { tell: (event: LifeEvent) => void; leave: () => void } => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isLifeEvent(data)) hear(data);
  });
  return { tell: (event) => channel.postMessage(event), leave: () => channel.close() };
};

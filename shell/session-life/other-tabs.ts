import type { News } from './session-life.ts';

const name = 'portal-session-ends';

const isNews = (value: unknown): value is News =>
  typeof value === 'object' &&
  value !== null &&
  'idle' in value &&
  'absolute' in value &&
  'byUser' in value &&
  Number.isFinite(value.idle) &&
  Number.isFinite(value.absolute);

/** Talks with the other tabs of this browser about the end of the session they share. */
export const joinOtherTabs = (
  hear: (news: News) => void,
): { tell: (news: News) => void; leave: () => void } => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data);
  });
  return { tell: (news) => channel.postMessage(news), leave: () => channel.close() };
};

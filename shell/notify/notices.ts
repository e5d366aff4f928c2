import { useSyncExternalStore } from 'react';

export type NotifyTone = 'success' | 'info' | 'warning' | 'error';

export interface NotifyOptions {
  /** Default `info`. */
  tone?: NotifyTone | undefined;
  /** Default by tone: Success, Info, Error (specification 0§8). */
  title?: string | undefined;
  /** Milliseconds, counted only while the page is visible and the toast is not pointed at. Default 2000. */
  duration?: number | undefined;
}

export interface Notice {
  id: number;
  tone: NotifyTone;
  title: string | undefined;
  text: string;
  duration: number;
}

const defaultDuration = 2000;
const most = 5;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const replace = (next: readonly Notice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a toast. The same text twice at once is shown once.
 * @param text what happened, in the user's language
 */
export const notify = (text: string, options: NotifyOptions = {}): void => {
  const { tone = 'info', title, duration = defaultDuration } = options;
  const rest = notices.filter(
    (notice) => notice.text !== text || notice.tone !== tone || notice.title !== title,
  );
  replace([...rest, { id: nextId++, tone, title, text, duration }].slice(-most));
};

/** Takes a toast away; without an id the newest. */
export const dismiss = (id = notices.at(-1)?.id): void =>
  replace(notices.filter((notice) => notice.id !== id));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);

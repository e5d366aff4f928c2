import { createSharedValue } from '../../core/shared-value/index.ts';

export type NotifyTone = 'success' | 'info' | 'warning' | 'error';

export interface NotifyOptions {
  /** Default `info`. */
  tone?: NotifyTone | undefined;
  /** Default by tone: Success, Info, Error (P04). */
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

let nextId = 1;
const notices = createSharedValue<readonly Notice[]>([]);

/**
 * Shows a toast. The same text twice at once is shown once.
 * @param text what happened, in the user's language
 */
export function notify(text: string, options: NotifyOptions = {}): void {
  const { tone = 'info', title, duration = defaultDuration } = options;
  const rest = notices
    .get()
    .filter((notice) => notice.text !== text || notice.tone !== tone || notice.title !== title);
  notices.set([...rest, { id: nextId++, tone, title, text, duration }].slice(-most));
}

/** Takes a toast away; without an id the newest. */
export function dismiss(id = notices.get().at(-1)?.id): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** The toasts of this moment, oldest first. */
export function getNotices(): readonly Notice[] {
  return notices.get();
}

export function useNotices(): readonly Notice[] {
  return notices.use();
}

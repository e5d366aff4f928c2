import { getPage } from '../navigation/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { createSharedValue } from '../shared-value/index.ts';

export type LogLevel = 'info' | 'warn' | 'error';

/** What an app has logged. */
export interface LogLine {
  /** Epoch milliseconds by this browser. */
  at: number;
  /** Federation name of the app that was open. */
  app: string;
  level: LogLevel;
  text: string;
}

const maxLines = 20;
const maxText = 300;

const lines = createSharedValue<readonly LogLine[]>([]);

/**
 * Notes something for those who help users: the line goes along with feedback, where its sender sees it first. Never pass
 * what users typed, nor secrets. Development writes it to the console as well.
 * @param text one sentence; cut at 300 characters
 * @param cause what was thrown; its message is added
 */
export function log(level: LogLevel, text: string, cause?: unknown): void {
  const app = findEntryByPath(getPage().path)?.name ?? '';
  const words = cause instanceof Error ? `${text}: ${cause.message}` : text;
  const line: LogLine = { at: Date.now(), app, level, text: words.slice(0, maxText) };
  lines.set([...lines.get(), line].slice(-maxLines));
  // biome-ignore lint/suspicious/noConsole: in development only
  if (process.env.NODE_ENV === 'development') console[level](`${app}: ${words}`, cause ?? '');
}

/** The last lines, the newest last. */
export function getAppLog(): readonly LogLine[] {
  return lines.get();
}

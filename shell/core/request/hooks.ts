import type { Language } from '#shared/contracts';
import { defaultLanguage } from '#shared/language';

/** What the request module asks of the rest of the shell, so that it knows neither session nor views. */
export interface RequestHooks {
  getLanguage(): Language;
  /** Path of the current app, for Sy-Headers. */
  getAppPath(): string;
  /** Whom this page shows; undefined while nobody is signed in. */
  findUserId(): string | undefined;
  /** Shows a failure to the user. */
  showFailure(text: string, title: string | undefined, tone: 'error' | 'warning'): void;
  /**
   * The session is gone (`ended`), or what is asked needs the person herself (`confirm`). Resolves true once the same
   * user signed in again: the call is tried once more. Resolves false when the page is about to leave or the user
   * declined.
   */
  signInAgain(why: 'ended' | 'confirm'): Promise<boolean>;
}

let hooks: RequestHooks = {
  getLanguage: () => defaultLanguage,
  getAppPath: () => '/',
  findUserId: () => undefined,
  showFailure: () => undefined,
  signInAgain: () => Promise.resolve(false),
};

export function setRequestHooks(next: RequestHooks): void {
  hooks = next;
}

export function getHooks(): RequestHooks {
  return hooks;
}

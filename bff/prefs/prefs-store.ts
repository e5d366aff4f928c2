import type { RequestContext } from '#bff/http';
import type { Prefs } from '#shared/contracts';

/** Where it is kept what users have arranged. */
export interface PrefsStore {
  /** @throws DomainError where it cannot be read, or not in time */
  findPrefs(ctx: RequestContext, userId: string, timeoutMs: number): Promise<Prefs>;
  /**
   * Merges changes of one device into what is known.
   * @throws DomainError where they cannot be kept
   */
  savePrefs(ctx: RequestContext, userId: string, changes: Prefs): Promise<Prefs>;
}

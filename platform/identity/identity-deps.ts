import type { PortalDatabase } from '#platform/database';
import type { Clock, Log } from '#platform/runtime';

export interface IdentityDeps {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  /** Waits before a try on a user name that was tried too often, in ms. Default: a timer. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

import type { PortalDatabase } from '#platform/database';
import type { FaceFinder } from '#platform/face';
import type { Admit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface FaceDeps {
  database: PortalDatabase;
  clock: Clock;
  admit: Admit;
  /** Undefined: nobody knows faces, and so there is no sign-in by them. */
  finder: FaceFinder | undefined;
}

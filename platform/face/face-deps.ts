import type { PortalDatabase } from '#platform/database';
import type { Admit } from '#platform/identity';
import type { RecogniseFace } from './face-service.ts';

export interface FaceDeps {
  database: PortalDatabase;
  admit: Admit;
  /** Undefined: there is no service, and so no sign-in by face. */
  recogniseFace: RecogniseFace | undefined;
}

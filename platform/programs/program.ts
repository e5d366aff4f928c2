import type { ProgramScope } from '#platform/clients';

/** Who asks without a user: a client, for one of the units that permit it. */
export interface Program {
  readonly clientId: string;
  /** All that it reads and writes belongs to this unit. */
  readonly unitId: string;
  readonly scopes: readonly ProgramScope[];
}

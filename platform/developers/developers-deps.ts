import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

/** A key as administrators see it. Instants are epoch ms. */
interface ProviderKey {
  kid: string;
  state: 'next' | 'signing' | 'kept';
  createdAt: number;
  retiredAt: number | null;
}

interface ProviderKeys {
  list: () => Promise<{ list: readonly ProviderKey[]; nextRotationAt: number }>;
  rotate: () => Promise<void>;
}

export interface DevelopersDeps {
  database: PortalDatabase;
  clock: Clock;
  /** The pinned public origin. */
  publicUrl: string;
  writeAudit: WriteAudit;
  /** Whether the portal would call an address of a client. */
  mayCall: (address: string) => boolean;
  /** The keys that sign id tokens. */
  keys: ProviderKeys;
  /** Tokens that let a program register one client. */
  invitations: {
    /** @param seconds how long it is good */
    issue: (seconds: number) => Promise<{ token: string; tokenId: string }>;
    withdraw: (db: Kysely<Tables>, tokenId: string) => Promise<void>;
  };
  /** Ends everything that a client holds, inside the transaction `db`. */
  endClient: (db: Kysely<Tables>, clientId: string) => Promise<void>;
  /** Ends what a client holds for users of these units, inside the transaction `db`. */
  endClientInUnits: (db: Kysely<Tables>, clientId: string, unitIds: readonly string[]) => Promise<void>;
  /** Ends the tokens that a client got without a user, inside the transaction `db`. */
  endProgramTokens: (db: Kysely<Tables>, clientId: string, unitId: string) => Promise<void>;
}

/** Who asks, in which request. */
export interface Caller {
  principal: Principal;
  request: RequestDetails;
}

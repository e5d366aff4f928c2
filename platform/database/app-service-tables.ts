import type { Generated } from 'kysely';

type Instant = number;

/** The server of an app of its own, which `/api/x/{code}` leads to. */
export interface AppServiceTable {
  code: string;
  /** Whose administrators change it, beside those who release to all units. */
  unit_id: string;
  /** Without a slash at its end. */
  address: string;
  /** Until an answer begins, ms. */
  timeout_ms: number;
  /** The client by which the service calls the portal without a user. */
  client_id: string | null;
  /** Grows by one with each change; guards against lost updates. */
  revision: Generated<number>;
  updated_at: Instant;
  updated_by: string | null;
}

export interface AppServiceTables {
  app_service: AppServiceTable;
}

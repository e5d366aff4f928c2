import { PostgresDialect } from 'kysely';
import pg from 'pg';

const limits = { connectMs: 3_000, statementMs: 10_000, idleInTransactionMs: 15_000 };
const int8 = 20;

/** Counts and instants arrive as numbers; both stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);

export interface PostgresOptions {
  url: string;
  /** Schema that the tables live in; what the role's search_path names when left out. */
  schema?: string | undefined;
  /** Default 10. */
  maxConnections?: number | undefined;
  /** Called with a connection that broke; the pool replaces it. */
  onConnectionLost: (error: Error) => void;
}

/** Connections of a pool now. */
export interface Connections {
  readonly open: number;
  /** Of those that are open. */
  readonly idle: number;
  /** Who waits for one. */
  readonly waiting: number;
}

export function openPostgres(options: PostgresOptions): {
  dialect: PostgresDialect;
  connections: () => Connections;
} {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    types,
    ...(options.schema ? { options: `-c search_path=${options.schema}` } : {}),
  });
  // Without these the loss of a connection would end the process: the pool reports idle ones only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', options.onConnectionLost));
  return {
    dialect: new PostgresDialect({ pool }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

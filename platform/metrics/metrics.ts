import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PortalDatabase } from '#platform/database';
import { hashingState, signInCounts } from '#platform/identity';

/** Not below `/api`: browsers never reach it. */
export const metricsPath = '/internal/metrics';

export interface Metrics {
  /** To be called with each statement that the database was asked. */
  readonly observeQuery: (milliseconds: number, isFailed: boolean) => void;
  /** Adds what is asked of the database when somebody reads the figures. */
  readonly watch: (database: PortalDatabase) => void;
  readonly contentType: string;
  readonly format: () => Promise<string>;
}

const secondsBuckets = [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5, 10];

/** Figures of this process; those of the database come with `watch`. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'platform_' });
  addIdentityFigures([registry]);
  return {
    observeQuery: createQueryFigures([registry]),
    watch: (database) => addDatabaseFigures([registry], database),
    contentType: registry.contentType,
    format: () => registry.metrics(),
  };
}

function addIdentityFigures(registers: Registry[]): void {
  new Gauge({
    name: 'platform_password_hashes',
    help: 'Passwords that are hashed now, and that wait for it',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = hashingState();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'platform_sign_ins_total',
    help: 'Tries to sign in since the process started, by outcome and by way or reason',
    labelNames: ['outcome', 'way'],
    registers,
    collect() {
      for (const { outcome, way, count } of signInCounts()) this.set({ outcome, way }, count);
    },
  });
}

function createQueryFigures(registers: Registry[]): Metrics['observeQuery'] {
  const durations = new Histogram({
    name: 'platform_database_query_seconds',
    help: 'Time of a statement, without the wait for a connection',
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'platform_database_query_failures_total',
    help: 'Statements that failed',
    registers,
  });
  return (milliseconds, isFailed) => {
    durations.observe(milliseconds / 1000);
    if (isFailed) failures.inc();
  };
}

function addDatabaseFigures(registers: Registry[], { db, connections }: PortalDatabase): void {
  if (connections)
    new Gauge({
      name: 'platform_database_connections',
      help: 'Connections of the pool: open, idle among them, and those who wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  new Gauge({
    name: 'platform_backlog',
    help: 'Messages to people, and notices of sign-outs to clients, that wait to be delivered',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      for (const queue of ['outbox', 'logout_notice'] as const) {
        const counted = db.selectFrom(queue).select(({ fn }) => fn.countAll<number>().as('count'));
        // Without the database the other figures are wanted most.
        const row = await counted.executeTakeFirst().catch(() => undefined);
        if (row) this.set({ queue }, Number(row.count));
      }
    },
  });
}

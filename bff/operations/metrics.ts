import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { callPathOf } from '#bff/http';
import { licenseUnit, oauthRefresh } from '#shared/contracts';
import type { Log } from '#shared/log';
import { createAppFigures } from './app-figures.ts';

export interface Metrics {
  /** Wraps a log: every event is counted on its way. */
  countEvents(log: Log): Log;
  /** Counts a file that was answered without an event. */
  countFile(httpStatus: number): void;
  readonly contentType: string;
  /** All figures as Prometheus reads them. */
  format(): Promise<string>;
  stop(): void;
}

const secondsBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** Figures of the BFF, made of the events that it logs anyway, plus those of the process (event loop lag, memory). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { count, take } = createTally();
  new Counter({
    name: 'portal_requests_total',
    help: 'Answered requests',
    labelNames: ['class', 'status'],
    registers,
    collect() {
      for (const [kind, status, times] of take()) this.inc({ class: kind, status: String(status) }, times);
    },
  });
  const durations = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer; not of files, which are only counted',
    labelNames: ['class'],
    buckets: secondsBuckets,
    registers,
  });
  const refreshes = new Counter({
    name: 'portal_session_refreshes_total',
    help: 'Renewals of access tokens that browsers asked for',
    registers,
  });
  const countRefusal = createRefusalFigures(registers);
  const failedLicenceChecks = new Counter({
    name: 'portal_licence_checks_failed_total',
    help: 'Questions for a licence that nobody could answer: the modules stay open meanwhile',
    registers,
  });
  const countApp = createAppFigures(registers);
  const platformRestarts = new Counter({
    name: 'portal_platform_restarts_total',
    help: 'Restarts of the embedded platform',
    registers,
  });

  const countRequest = (fields: Readonly<Record<string, unknown>>): void => {
    const { method, path, status, ms } = fields;
    if (typeof method !== 'string' || typeof path !== 'string' || typeof ms !== 'number') return;
    const kind = classOf(path);
    const callPath = callPathOf(path);
    count(kind, Number(status));
    durations.observe({ class: kind }, ms / 1000);
    if (callPath === oauthRefresh.path && method === oauthRefresh.method) refreshes.inc();
    if (callPath === licenseUnit.path && Number(status) >= 500) failedLicenceChecks.inc();
    if (fields.app !== undefined) countApp(fields);
    countRefusal(fields);
  };

  return {
    countEvents:
      (log) =>
      (event, fields = {}) => {
        if (event === 'request') countRequest(fields);
        else if (event === 'platform_restarted') platformRestarts.inc();
        log(event, fields);
      },
    countFile: (httpStatus) => count('asset', httpStatus),
    contentType: registry.contentType,
    format: () => registry.metrics(),
    stop: () => registry.clear(),
  };
}

/** Counts requests that were refused because of what stands behind the BFF. */
function createRefusalFigures(registers: Registry[]): (fields: Readonly<Record<string, unknown>>) => void {
  const upstreamErrors = new Counter({
    name: 'portal_upstream_errors_total',
    help: 'Requests refused because of the services behind',
    labelNames: ['code'],
    registers,
  });
  const storeErrors = new Counter({
    name: 'portal_store_errors_total',
    help: 'Requests refused because of a store',
    registers,
  });
  return ({ app, refusal }) => {
    // What fails in an app's own server is no failure of the services behind the portal.
    if (app === undefined && typeof refusal === 'string' && refusal.startsWith('upstream_'))
      upstreamErrors.inc({ code: refusal });
    if (refusal === 'store_unavailable') storeErrors.inc();
  };
}

/** Plain numbers between two scrapes: a labelled counter costs more to raise than a file to look up. */
function createTally() {
  let counts = new Map<string, Map<number, number>>();
  return {
    count: (kind: string, status: number): void => {
      const ofKind = counts.get(kind) ?? new Map<number, number>();
      ofKind.set(status, (ofKind.get(status) ?? 0) + 1);
      counts.set(kind, ofKind);
    },
    /** What was counted since the last time. */
    take: (): [kind: string, status: number, times: number][] => {
      const taken = counts;
      counts = new Map();
      return [...taken].flatMap(([kind, ofKind]) =>
        [...ofKind].map(([status, times]): [string, number, number] => [kind, status, times]),
      );
    },
  };
}

/** What a path is counted as; never the path itself, whose values have no end. */
function classOf(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/api/uaa/')) return 'identity';
  if (path.startsWith('/api/') || path.startsWith('/zuul/')) return 'api';
  if (path.startsWith('/programs/') || path.startsWith('/scim/')) return 'api';
  if (path.startsWith('/bff/')) return 'bff';
  return path === '/healthz' || path === '/readyz' ? 'probe' : 'page';
}

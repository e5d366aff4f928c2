import { Counter, Histogram, type Registry } from 'prom-client';

const secondsBuckets = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60];

/** Figures of the own servers of apps, by the code of the app: of registered ones only, so their number has an end. */
export function createAppFigures(registers: Registry[]): (fields: Readonly<Record<string, unknown>>) => void {
  const calls = new Counter({
    name: 'portal_app_service_calls_total',
    help: 'Answered calls to the own servers of apps; refusal is empty where the service answered',
    labelNames: ['app', 'status', 'refusal'],
    registers,
  });
  const durations = new Histogram({
    name: 'portal_app_service_seconds',
    help: 'Time from the arrival of a call to the end of its answer',
    labelNames: ['app'],
    buckets: secondsBuckets,
    registers,
  });
  return ({ app, status, refusal, ms }) => {
    if (typeof app !== 'string' || typeof ms !== 'number') return;
    calls.inc({ app, status: String(status), refusal: typeof refusal === 'string' ? refusal : '' });
    durations.observe({ app }, ms / 1000);
  };
}

/** Figures of the platform for those who run it. */
export { createMetrics, type Metrics, metricsPath } from './metrics.ts';

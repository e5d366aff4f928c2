/** What those who run the portal look at: probes, figures and the log. */
export { createMetrics, type Metrics } from './metrics.ts';
export { createMetricsServer } from './metrics-server.ts';
export { createPlatformFigures } from './platform-figures.ts';
export { type Checks, createProbeStep } from './probe-step.ts';

/** The sample apps of a demo: installed like any other app, each with its service as a process beside the platform. */
export { openSamples, type Samples, type SamplesOptions } from './open-samples.ts';
export { readSamplesConfig, type SamplesConfig, samplesVariables } from './samples-config.ts';

import * as v from 'valibot';
import { flag, onOrOff } from './flag-variable.ts';

/** What kind of portal this is: a demo, one for developers, or one under test. */
export const modeVariables = {
  /** Without it, everything but production is a demo. */
  DEMO: v.optional(onOrOff),
  DEMO_SAMPLES: flag('1'),
  DEV_OVERRIDES: flag('0'),
  TEST_MODE: flag('0'),
};

/** What a refusal says that each of them accepts. */
export const acceptedModes: Readonly<Record<keyof typeof modeVariables, string>> = {
  DEMO: '0 or 1',
  DEMO_SAMPLES: '0 or 1',
  DEV_OVERRIDES: '0 or 1',
  TEST_MODE: '0 or 1',
};

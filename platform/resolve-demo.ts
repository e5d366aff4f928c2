import { createPublicKey } from 'node:crypto';
import { type DemoDeps, holdsDemo, isEmpty, seedDemo } from '#platform/demo';
import { demoLicenceKey } from '#platform/licensing';
import { demoEgress } from '#shared/egress';
import type { Log } from '#shared/log';
import type { PlatformConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

/**
 * Seeds an empty platform where a demo is wanted, and decides by what is in the database whether this is one.
 * @returns the configuration in force: `demo` is true for demo data only. Then the demo's licence key and egress are
 *   in force too.
 * @throws ConfigError where demo data would be served although no demo is wanted
 */
export async function resolveDemo(config: PlatformConfig, demo: DemoDeps, log: Log): Promise<PlatformConfig> {
  if (config.demo && (await seedDemo(demo))) log('demo_seeded');
  if (!(await holdsDemo(demo.db))) {
    if (await isEmpty(demo.db)) log('platform_empty', { hint: emptyHint });
    else if (config.demo)
      log('demo_refused', { hint: 'DEMO=1 seeds an empty platform only; this one has data' });
    return { ...config, demo: false, accountSwitch: false };
  }
  if (!config.demo) throw new ConfigError(seededLine);
  log('demo', {
    warning: 'everybody can sign in: the passwords and client secrets of the demo are published',
  });
  return {
    ...config,
    egressAllow: [...config.egressAllow, ...demoEgress],
    licencePublicKey: config.licencePublicKey ?? createPublicKey(demoLicenceKey()),
  };
}

const emptyHint =
  'no school and no account exist, so nobody can sign in: create them by npm run portal -- admin create, set UPSTREAM_URL to ' +
  'services of your own, DATABASE_URL or DATA_DIR to a platform that has data, or DEMO=1 to look around (with NODE_ENV=production on a loopback HOST only)';
const seededLine =
  'DEMO is 0, but these data are a demo, whose passwords are published: set DATA_DIR or DATABASE_URL to other data, ' +
  'or DEMO to 1 (with NODE_ENV=production on a loopback HOST only)';

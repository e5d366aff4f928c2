import { findDirectoryProblem } from '#shared/directory-settings';
import { findMissingSchoolProvider } from '#shared/school-provider';
import { findMissingS3 } from '#shared/storage-settings';
import type { Variables } from './config-variables.ts';
import { ConfigurationError } from './configuration-error.ts';
import { isLoopbackHost } from './loopback-host.ts';

/**
 * Variables that are good each by itself and harmful together.
 * @throws ConfigurationError for the first such combination
 */
export function requireSafeCombination(variables: Variables, publicUrl: URL): void {
  if (variables.NODE_ENV === 'production') requireProduction(variables);
  if (variables.REDIS_URL !== undefined && variables.SESSION_KEYS.length === 0) {
    throw new ConfigurationError(
      'SESSION_KEYS',
      '; with REDIS_URL it must be set, to the same keys for all servers that share the sessions',
    );
  }
  requireOwnServices(variables);
  requireWholeSets(variables);
  requireSecondOrigin(variables, publicUrl);
  requireWholeDirectory(variables);
  const isPlain = publicUrl.protocol === 'http:' && !isLoopbackHost(publicUrl.hostname);
  if (isPlain && !variables.ALLOW_INSECURE_HTTP) {
    throw new ConfigurationError(
      'PUBLIC_URL',
      '; plain http beyond this computer needs ALLOW_INSECURE_HTTP=1, which sends cookies unprotected',
    );
  }
}

function requireProduction({ TEST_MODE, DEMO, HOST, PUBLIC_URL }: Variables): void {
  if (TEST_MODE) throw new ConfigurationError('TEST_MODE', '; with NODE_ENV=production only 0');
  if (isLoopbackHost(HOST)) return;
  if (DEMO) {
    throw new ConfigurationError(
      'DEMO',
      '; with NODE_ENV=production 1 needs a HOST of this computer, as everybody knows the passwords of the demo',
    );
  }
  if (PUBLIC_URL === undefined) {
    throw new ConfigurationError(
      'PUBLIC_URL',
      '; with NODE_ENV=production it must be set, as every other address is refused',
    );
  }
}

/** The embedded platform has its own folders and cookies: with others, nobody could sign in. */
function requireOwnServices(variables: Variables): void {
  if (variables.UPSTREAM_URL !== undefined) return;
  for (const name of ['API_PREFIXES', 'TOKEN_COOKIES'] as const) {
    if (variables[name].length > 0)
      throw new ConfigurationError(name, '; it is for services of your own, so UPSTREAM_URL must be set');
  }
}

/** Cookies do not know ports: at another port of the same host, a page that nobody trusts would get the portal's session. */
function requireSecondOrigin({ APPS_ORIGIN, PAGE_UPSTREAMS = [] }: Variables, publicUrl: URL): void {
  if (APPS_ORIGIN === undefined) {
    if (PAGE_UPSTREAMS.some(({ isUntrusted }) => isUntrusted))
      throw new ConfigurationError(
        'APPS_ORIGIN',
        '; PAGE_UPSTREAMS names an untrusted page, so it must be set',
      );
    return;
  }
  const { hostname, protocol } = new URL(APPS_ORIGIN);
  if (hostname === publicUrl.hostname)
    throw new ConfigurationError('APPS_ORIGIN', '; its host must not be that of PUBLIC_URL');
  if (protocol !== publicUrl.protocol)
    throw new ConfigurationError('APPS_ORIGIN', '; its protocol must be that of PUBLIC_URL');
}

function requireWholeSets(variables: Variables): void {
  const gap = findMissingS3(variables) ?? findMissingSchoolProvider(variables);
  if (gap) throw new ConfigurationError(gap.missing, `; it must be set, as ${gap.given} is`);
}

function requireWholeDirectory(variables: Variables): void {
  const problem = findDirectoryProblem(variables);
  if (problem) throw new ConfigurationError(problem.name, `; it ${problem.reason}`);
}

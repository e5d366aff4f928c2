import * as v from 'valibot';
import { accepted, type VariableName, type Variables, variablesSchema } from './config-variables.ts';
import { StartError } from './start-error.ts';

/** The configuration of the server, read once from the environment. */
export interface BffConfig {
  port: number;
  host: string;
  /** The pinned public origin, without a trailing slash. */
  publicUrl: string;
  /** True on plain HTTP beyond loopback: cookies go without `Secure`, a named mode with a warning. */
  insecureHttp: boolean;
  /** Everything the embedded defaults write lies in this folder. */
  dataDir: string;
  /** Origin of the deployment's own services; undefined starts the embedded platform. */
  upstreamUrl: string | undefined;
  redisUrl: string | undefined;
  /** Newest first; empty where they are to be generated into the data folder. */
  sessionKeys: readonly string[];
  /** Addresses and CIDR ranges whose `X-Forwarded-*` headers count. */
  trustedProxies: readonly string[];
  testMode: boolean;
  metricsPort: number;
  /** Unit that the login page greets with before anyone signed in. */
  loginUnitId: string | undefined;
  /** What the embedded platform gets to see of the environment. */
  platformEnvironment: Readonly<Record<string, string>>;
}

/** A variable that cannot be used: one line that names it and says what it accepts, never its value. */
export class ConfigurationError extends StartError {
  override readonly name = 'ConfigurationError';

  constructor(variable: VariableName, addition = '') {
    super(`${variable} accepts ${accepted[variable]}${addition}`);
  }
}

/** The school of the demo data that its login page greets with. */
const demoUnitId = 'U2001';

type Environment = Readonly<Record<string, string | undefined>>;

const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[\w-]+\.localhost)$/;

const isVariableName = (name: string | null): name is VariableName =>
  name !== null && Object.hasOwn(accepted, name);

const parseVariables = (environment: Environment): Variables => {
  // Compose files and shells pass on unset variables as empty texts.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = v.safeParse(variablesSchema, set, { abortEarly: true });
  if (result.success) return result.output;
  const name = v.getDotPath(result.issues[0]);
  throw isVariableName(name) ? new ConfigurationError(name) : new Error(`environment: ${name}`);
};

const requireSafeCombination = (variables: Variables, publicUrl: URL): void => {
  if (variables.TEST_MODE && variables.NODE_ENV === 'production') {
    throw new ConfigurationError('TEST_MODE', '; with NODE_ENV=production only 0');
  }
  const isPlain = publicUrl.protocol === 'http:' && !loopbackHosts.test(publicUrl.hostname);
  if (isPlain && !variables.ALLOW_INSECURE_HTTP) {
    throw new ConfigurationError(
      'PUBLIC_URL',
      '; plain http beyond this computer needs ALLOW_INSECURE_HTTP=1, which sends cookies unprotected',
    );
  }
};

const passedOn = [
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'NODE_ENV',
  'REDIS_URL',
  'OPENID_PROVIDER',
  'EGRESS_ALLOW',
] as const;
const secretsPassedOn = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const platformEnvironmentOf = (variables: Variables, publicUrl: string): Record<string, string> => {
  const environment: Record<string, string> = {
    DATA_DIR: variables.DATA_DIR,
    PUBLIC_URL: publicUrl,
    DEMO: variables.DEMO ? '1' : '0',
    TEST_MODE: variables.TEST_MODE ? '1' : '0',
  };
  for (const name of [...passedOn, ...secretsPassedOn]) {
    const value = variables[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
};

/**
 * Reads the whole configuration from environment variables.
 * @throws ConfigurationError for the first variable that cannot be used.
 */
export const parseConfig = (environment: Environment): BffConfig => {
  const variables = parseVariables(environment);
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`);
  requireSafeCombination(variables, publicUrl);
  const isDemo = variables.DEMO && variables.UPSTREAM_URL === undefined;
  return {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl: publicUrl.origin,
    insecureHttp: publicUrl.protocol === 'http:' && !loopbackHosts.test(publicUrl.hostname),
    dataDir: variables.DATA_DIR,
    upstreamUrl: variables.UPSTREAM_URL,
    redisUrl: variables.REDIS_URL,
    sessionKeys: variables.SESSION_KEYS,
    trustedProxies: variables.TRUSTED_PROXIES,
    testMode: variables.TEST_MODE,
    metricsPort: variables.METRICS_PORT,
    loginUnitId: variables.LOGIN_UNIT_ID ?? (isDemo ? demoUnitId : undefined),
    platformEnvironment: platformEnvironmentOf(variables, publicUrl.origin),
  };
};

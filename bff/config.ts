import path from 'node:path';
import * as v from 'valibot';
import { defaultGateRules, type GateRules } from '#shared/app-access';
import { type HomeRules, overriddenHome, type PortalInfo, ticketLogin } from '#shared/contracts';
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
  /** Whether the upstream serves the portal's OpenID provider: the embedded platform does unless it is switched off. */
  openidProvider: boolean;
  /** Unit that the login page greets with before anyone signed in. */
  loginUnitId: string | undefined;
  /** Whether the embedded platform is seeded with demo data. */
  isDemo: boolean;
  /** Whether everything stands behind one proxy: then the bind page has its other address (specification 1§2). */
  isOneProxy: boolean;
  /** Where users go after a sign-in. */
  homeRules: HomeRules;
  /** The call that signs in by a ticket in an address (specification 0§7); null where there is none. */
  ticketLogin: ServiceCall | null;
  /** Old addresses of the authorize page, beside those with the segment `authorize`. */
  authorizePaths: readonly string[];
  /** Folder with the dictionaries of apps whose words do not come with their code. */
  languageDir: string;
  /** Help centre of the deployment; undefined shows a page of the portal's own. */
  helpCenterUrl: string | undefined;
  /** What the About dialog says. */
  portalInfo: PortalInfo;
  /** Which pages open without an entry in the menu. */
  gateRules: GateRules;
  /** What the embedded platform gets to see of the environment. */
  platformEnvironment: Readonly<Record<string, string>>;
}

/** A call of the services, as the configuration names it. */
export interface ServiceCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
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
  'WECOM_CORP_ID',
  'WECOM_AGENT_ID',
  'WECHAT_APP_ID',
  'PASSWORD_RULE',
  'LICENCE_PUBLIC_KEY',
  'OUTBOX_URL',
  'FACE_SERVICE_URL',
] as const;
const secretsPassedOn = [
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'WECOM_SECRET',
  'WECHAT_SECRET',
  'OUTBOX_TOKEN',
  'FACE_SERVICE_TOKEN',
] as const;

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

const homeRulesOf = (variables: Variables): HomeRules => ({
  unitHomeOverrides: Object.fromEntries(
    variables.UNIT_HOME_OVERRIDES.map((entry) => {
      const at = entry.indexOf('=');
      return at < 0 ? [entry, overriddenHome] : [entry.slice(0, at), entry.slice(at + 1)];
    }),
  ),
  loginJumpPage: variables.LOGIN_JUMP_PAGE ?? null,
  inAppPage: variables.IN_APP_PAGE ?? null,
  isDevelopment: variables.NODE_ENV === 'development',
});

const ticketLoginOf = ({ TICKET_LOGIN: text = ticketLogin.path }: Variables): ServiceCall | null => {
  if (text === 'none') return null;
  const [path = '', method] = text.split(' ').toReversed();
  return { method: method === 'GET' ? 'GET' : 'POST', path };
};

/**
 * Reads the whole configuration from environment variables.
 * @throws ConfigurationError for the first variable that cannot be used.
 */
export const parseConfig = (environment: Environment): BffConfig => {
  const variables = parseVariables(environment);
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`);
  requireSafeCombination(variables, publicUrl);
  const isEmbedded = variables.UPSTREAM_URL === undefined;
  const isDemo = variables.DEMO && isEmbedded;
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
    openidProvider: variables.OPENID_PROVIDER === undefined ? isEmbedded : variables.OPENID_PROVIDER === '1',
    isDemo,
    loginUnitId: variables.LOGIN_UNIT_ID ?? (isDemo ? demoUnitId : undefined),
    isOneProxy: variables.ONE_PROXY,
    homeRules: homeRulesOf(variables),
    ticketLogin: ticketLoginOf(variables),
    authorizePaths: variables.AUTHORIZE_PATHS,
    languageDir: variables.LANGUAGE_DIR ?? path.join(variables.DATA_DIR, 'language'),
    helpCenterUrl: variables.HELP_CENTER_URL,
    portalInfo: {
      company: variables.COMPANY_NAME,
      clients: {
        installer: variables.CLIENT_INSTALLER_URL ?? null,
        portable: variables.CLIENT_PORTABLE_URL ?? null,
      },
    },
    gateRules: {
      exemptApps: variables.GATE_EXEMPT_APPS ?? defaultGateRules.exemptApps,
      exemptPages: variables.GATE_EXEMPT_PAGES ?? defaultGateRules.exemptPages,
      evaluateApps: variables.GATE_EVALUATE_APPS ?? defaultGateRules.evaluateApps,
    },
    platformEnvironment: platformEnvironmentOf(variables, publicUrl.origin),
  };
};

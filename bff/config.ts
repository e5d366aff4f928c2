import path from 'node:path';
import * as v from 'valibot';
import type { PageUpstream } from '#bff/old-pages';
import type { TokenCookieNames } from '#bff/session';
import { defaultGateRules, type GateRules } from '#shared/app-access';
import {
  contentsPath,
  type HomeRules,
  overriddenHome,
  type PortalInfo,
  ticketLogin,
} from '#shared/contracts';
import { demoEgress } from '#shared/egress';
import { accepted, type VariableName, type Variables, variablesSchema } from './config-variables.ts';
import { ConfigurationError } from './configuration-error.ts';
import { isLoopbackHost } from './loopback-host.ts';
import { platformEnvironmentOf } from './platform-environment.ts';
import { requireSafeCombination } from './safe-combinations.ts';

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
  /** Where the embedded platform keeps contents; undefined where it does not, or keeps them elsewhere. */
  contentsFolder: string | undefined;
  /** Origin of the deployment's own services; undefined starts the embedded platform. */
  upstreamUrl: string | undefined;
  /** What the upstream is asked when somebody asks whether the portal is ready; default `/readyz`. */
  upstreamReadyPath: string | undefined;
  /** Folders of the deployment's own services that browsers may reach, beside those of the portal's calls. */
  apiPrefixes: readonly string[];
  /** The names under which those services set their tokens; undefined where they are the platform's. */
  tokenCookies: TokenCookieNames | undefined;
  /** Whether the upstream is the portal's own platform, embedded or by itself. */
  hasPlatform: boolean;
  /** What services of apps may be called at although it is not the internet: `host:port` and networks. */
  egressAllow: readonly string[];
  redisUrl: string | undefined;
  /** Newest first; empty where they are to be generated into the data folder. */
  sessionKeys: readonly string[];
  /** Addresses and CIDR ranges whose `X-Forwarded-*` headers count. */
  trustedProxies: readonly string[];
  testMode: boolean;
  /** Speak `en-XA` too: in test mode, and with `NODE_ENV=development`. */
  pseudoLanguage: boolean;
  metricsHost: string;
  metricsPort: number;
  /** How long the server answers on after it was asked to end, ms. */
  lameDuckMs: number;
  /** Whether the upstream serves the portal's OpenID provider: the embedded platform does unless it is switched off. */
  openidProvider: boolean;
  /** Unit that the login page greets with before anyone signed in. */
  defaultUnitId: string | undefined;
  /** Whether an empty embedded platform is seeded with demo data. */
  isDemo: boolean;
  /** Whether the sample apps run in the demo, each with a service of its own. */
  hasSamples: boolean;
  /** Whether holders of `app.override` may load an app from loopback outside the sandbox unit too (ADR 142). */
  allowsOverrides: boolean;
  /** Whether everything stands behind one proxy: then the bind page has its other address (B17). */
  isOneProxy: boolean;
  /** Where users go after a sign-in. */
  homeRules: HomeRules;
  /** The call that signs in by a ticket in an address (B10); null where there is none. */
  ticketLogin: ServiceCall | null;
  /** Old addresses of the authorize page, beside those with the segment `authorize`. */
  authorizePaths: readonly string[];
  /** Folder with the dictionaries of apps whose words do not come with their code. */
  languageDir: string;
  /** Help centre of the deployment; undefined shows a page of the portal's own. */
  helpCenterUrl: string | undefined;
  /** What the About dialog says. */
  portalInfo: PortalInfo;
  /** Servers with pages of the school's own; undefined where the deployment names none. */
  pageUpstreams: readonly PageUpstream[] | undefined;
  /** The second origin, for pages that nobody trusts; undefined where there is none. */
  appsOrigin: string | undefined;
  /** Codes of the apps whose old bundles run in the portal's page. */
  inPageApps: readonly string[];
  /** Which pages open without an entry in the menu. */
  gateRules: GateRules;
  /** What the platform demands on every request; undefined: one is made for the embedded platform at each start. */
  platformSecret: string | undefined;
  /** What seals the signing keys of the embedded platform, newest first; empty where they derive from the session keys. */
  keySecrets: readonly string[];
  /** What the embedded platform gets to see of the environment. */
  platformEnvironment: Readonly<Record<string, string>>;
}

/** A call of the services, as the configuration names it. */
export interface ServiceCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** The school of the demo data that its login page greets with. */
const demoUnitId = 'U2001';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the whole configuration from environment variables.
 * @throws ConfigurationError for the first variable that cannot be used.
 */
export function parseConfig(environment: Environment): BffConfig {
  const variables = parseVariables(environment);
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`);
  requireSafeCombination(variables, publicUrl);
  const isEmbedded = variables.UPSTREAM_URL === undefined;
  const isDemo = isEmbedded && (variables.DEMO ?? variables.NODE_ENV !== 'production');
  return {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl: publicUrl.origin,
    insecureHttp: publicUrl.protocol === 'http:' && !isLoopbackHost(publicUrl.hostname),
    dataDir: variables.DATA_DIR,
    contentsFolder:
      isEmbedded && !variables.S3_ENDPOINT ? path.join(variables.DATA_DIR, contentsPath) : undefined,
    upstreamUrl: variables.UPSTREAM_URL,
    upstreamReadyPath: isEmbedded ? undefined : variables.UPSTREAM_READY_PATH,
    apiPrefixes: variables.API_PREFIXES,
    tokenCookies: tokenCookiesOf(variables),
    hasPlatform: isEmbedded || variables.PLATFORM_SECRET !== undefined,
    egressAllow: [...(variables.EGRESS_ALLOW?.split(',') ?? []), ...(isDemo ? demoEgress : [])],
    redisUrl: variables.REDIS_URL,
    sessionKeys: variables.SESSION_KEYS,
    trustedProxies: variables.TRUSTED_PROXIES,
    testMode: variables.TEST_MODE,
    pseudoLanguage: variables.TEST_MODE || variables.NODE_ENV === 'development',
    metricsHost: variables.METRICS_HOST,
    metricsPort: variables.METRICS_PORT,
    lameDuckMs: lameDuckMsOf(variables),
    openidProvider: variables.OPENID_PROVIDER === undefined ? isEmbedded : variables.OPENID_PROVIDER === '1',
    isDemo,
    hasSamples: isDemo && variables.DEMO_SAMPLES,
    defaultUnitId: variables.LOGIN_UNIT_ID ?? (isDemo ? demoUnitId : undefined),
    allowsOverrides: variables.DEV_OVERRIDES,
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
    pageUpstreams: variables.PAGE_UPSTREAMS,
    appsOrigin: variables.APPS_ORIGIN,
    inPageApps: variables.VIEWPORT_IN_PAGE,
    gateRules: {
      exemptApps: variables.GATE_EXEMPT_APPS ?? defaultGateRules.exemptApps,
      exemptPages: variables.GATE_EXEMPT_PAGES ?? defaultGateRules.exemptPages,
      evaluateApps: variables.GATE_EVALUATE_APPS ?? defaultGateRules.evaluateApps,
    },
    platformSecret: variables.PLATFORM_SECRET,
    keySecrets: variables.KEY_SECRETS,
    platformEnvironment: platformEnvironmentOf(variables, publicUrl.origin, isDemo),
  };
}

function parseVariables(environment: Environment): Variables {
  // Compose files and shells pass on unset variables as empty texts.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = v.safeParse(variablesSchema, set, { abortEarly: true });
  if (result.success) return result.output;
  const name = v.getDotPath(result.issues[0]);
  throw isVariableName(name) ? new ConfigurationError(name) : new Error(`environment: ${name}`);
}

function tokenCookiesOf({ TOKEN_COOKIES: [access, refresh] }: Variables): TokenCookieNames | undefined {
  return access !== undefined && refresh !== undefined ? { access, refresh } : undefined;
}

/** Behind a proxy, which needs a moment to see that it has to send requests elsewhere. */
function lameDuckMsOf({ LAME_DUCK_SECONDS, TRUSTED_PROXIES, TEST_MODE }: Variables): number {
  return 1000 * (LAME_DUCK_SECONDS ?? (TRUSTED_PROXIES.length > 0 && !TEST_MODE ? 5 : 0));
}

function homeRulesOf(variables: Variables): HomeRules {
  return {
    unitHomeOverrides: Object.fromEntries(
      variables.UNIT_HOME_OVERRIDES.map((entry) => {
        const at = entry.indexOf('=');
        return at < 0 ? [entry, overriddenHome] : [entry.slice(0, at), entry.slice(at + 1)];
      }),
    ),
    loginJumpPage: variables.LOGIN_JUMP_PAGE ?? null,
    inAppPage: variables.IN_APP_PAGE ?? null,
    isDevelopment: variables.NODE_ENV === 'development',
  };
}

function ticketLoginOf({ TICKET_LOGIN: text = ticketLogin.path }: Variables): ServiceCall | null {
  if (text === 'none') return null;
  const [path = '', method] = text.split(' ').toReversed();
  return { method: method === 'GET' ? 'GET' : 'POST', path };
}

function isVariableName(name: string | null): name is VariableName {
  return name !== null && Object.hasOwn(accepted, name);
}

import type { FindService } from '#bff/app-services';
import type { PageUpstream } from '#bff/old-pages';
import type { ProxyStepOptions } from '#bff/proxy';
import type { DeployedBuild, Part } from '#bff/registry';
import type { BffStores } from '#bff/session';
import type { TestClock } from '#bff/test-mode';
import type { Log } from '#shared/log';
import type { BffConfig } from './config.ts';

/** What the configuration says of it; what is left out is as in a deployment that configures nothing. */
type Configured<Name extends keyof BffConfig> = Partial<Pick<BffConfig, Name>>;

export interface BffOptions
  extends Pick<BffConfig, 'publicUrl'>,
    Configured<
      | 'trustedProxies'
      | 'insecureHttp'
      | 'apiPrefixes'
      | 'tokenCookies'
      | 'upstreamReadyPath'
      | 'contentsFolder'
    > {
  /** Origin of the services behind. */
  readonly upstreamUrl: string;
  /** What they demand on every request; default nothing. */
  readonly upstreamSecret?: string | undefined;
  /** The caller opens and closes them. */
  readonly stores: BffStores;
  /** Newest first, each of at least 32 characters. */
  readonly sessionKeys: readonly string[];
  readonly timeouts?: ProxyStepOptions['timeouts'] & { readonly refresh?: number };
  /** How long this process trusts a session it has read, ms. Default 500. */
  readonly sessionCacheTtlMs?: number;
  readonly clock?: () => number;
  readonly log: Log;
}

/** The options of the rooms around the proxied path. */
export interface RoomsOptions
  extends Pick<BffConfig, 'publicUrl' | 'portalInfo'>,
    Configured<
      | 'allowsOverrides'
      | 'appsOrigin'
      | 'authorizePaths'
      | 'egressAllow'
      | 'defaultUnitId'
      | 'gateRules'
      | 'hasPlatform'
      | 'helpCenterUrl'
      | 'homeRules'
      | 'inPageApps'
      | 'isOneProxy'
      | 'languageDir'
      | 'pseudoLanguage'
      | 'ticketLogin'
    > {
  /** Folder with `build.json` and `assets/`. */
  readonly distDir: string;
  readonly build: DeployedBuild;
  /** Called for each file that was answered past the log. */
  readonly onFile?: (httpStatus: number) => void;
  /** Parts of the portal that run here; remotes that need another one do not exist. Default none. */
  readonly runningParts?: ReadonlySet<Part>;
  /** Servers with pages of the school's own, and their prefixes. Default none. */
  readonly pageUpstreams?: readonly PageUpstream[] | undefined;
  /** Where the own servers of apps are. Default: where the platform says; services of other makers know of none. */
  readonly findService?: FindService | undefined;
  /** Calls of one user to the service of one app. Default 600. */
  readonly serviceCallsPerMinute?: number | undefined;
  /** Given in test mode only: its clock is the one of the BFF. */
  readonly testMode?: { readonly clock: TestClock; readonly slowMs?: number } | undefined;
}

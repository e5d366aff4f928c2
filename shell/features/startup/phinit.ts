import type { ApplicationConfig } from '#shared/contracts';
import { mergeConfiguration, type StopReason } from './merge-configuration.ts';
import type { PlatformObject } from './platform-object.ts';
import { parseStartParameters, type StartParameters } from './start-parameters.ts';

/** What a start reads from the page around it. */
export interface StartSurroundings {
  /** Reads the id of this device, which stands in the browser's storage. */
  findClientId: () => string | undefined;
  findPlatformObject: () => PlatformObject | undefined;
  /** Query of the address with its `?`, or empty. */
  search: string;
  origin: string;
}

export type StartUp =
  | {
      status: 'started';
      clientId: string | undefined;
      config: ApplicationConfig;
      parameters: StartParameters;
    }
  | { status: 'stopped'; clientId: string | undefined; reason: StopReason };

/**
 * Starts an app up to its sign-in (A02). First comes the client id. Then the configuration is merged over its defaults,
 * with what the address says. Then the programs around the portal are notified which app is open.
 */
export function phinit(
  declared: Readonly<Record<string, unknown>>,
  { findClientId, findPlatformObject, search, origin }: StartSurroundings,
): StartUp {
  const clientId = findClientId();
  const platform = findPlatformObject();
  if (!platform) return { status: 'stopped', clientId, reason: 'phinit 方法未发现PH全局变量' };
  const parameters = parseStartParameters(search, origin);
  const merged = mergeConfiguration(declared, parameters);
  if (!merged.ok) return { status: 'stopped', clientId, reason: merged.reason };
  const { appCode, code, rootPath } = merged.config;
  platform.setAppMsg({ appCode, code, rootPath });
  return { status: 'started', clientId, config: merged.config, parameters };
}

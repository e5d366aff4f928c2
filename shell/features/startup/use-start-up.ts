import { useMemo } from 'react';
import type { RegistryEntry } from '#shared/contracts';
import { findItem, itemNames } from '#shared/stored-items';
import { type Page, usePage } from '../../core/navigation/index.ts';
import { setAppOptions } from '../../core/request/index.ts';
import { phinit, type StartUp } from './phinit.ts';
import { platformInfo } from './platform-info.ts';
import { findPlatformObject, installPlatformObject } from './platform-object.ts';
import { portalConfiguration } from './start-context.ts';
import { parseStartParameters } from './start-parameters.ts';

installPlatformObject(platformInfo);

/** The start of the app that is open, made anew when another one opens; pages of no app start with the defaults. */
export function useStartUp(entry: RegistryEntry | undefined): StartUp {
  const { search } = usePage();
  return useMemo(() => noteConfig(start(entry, search)), [entry, search]);
}

function start(entry: RegistryEntry | undefined, search: Page['search']): StartUp {
  const { origin } = location;
  const findClientId = () => findItem(itemNames.clientId);
  if (!entry) {
    const parameters = parseStartParameters(search, origin);
    const { paltformModel = portalConfiguration.paltformModel } = parameters;
    const config = { ...portalConfiguration, paltformModel };
    return { status: 'started', clientId: findClientId(), config, parameters };
  }
  const declared = { code: entry.code, appCode: entry.code, ...entry.config };
  return phinit(declared, { findClientId, findPlatformObject, search, origin });
}

/** For `findContainer` and for the calls of the app, which stand where no configuration is at hand. */
function noteConfig(startUp: StartUp): StartUp {
  if (startUp.status !== 'started') return startUp;
  const { paltformModel, noIntercept } = startUp.config;
  document.documentElement.dataset.paltformModel = paltformModel;
  setAppOptions(noIntercept ? { noIntercept } : {});
  return startUp;
}

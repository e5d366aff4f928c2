import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** Name and version of the bundle, which the federation's plugin fills in. */
declare const FEDERATION_BUILD_IDENTIFIER: string;

let own: ModuleFederation | undefined;

/** Makes the instance of this bundle. An entry that runs a second time has one. */
export function init(options: ConstructorParameters<typeof ModuleFederation>[0]): ModuleFederation {
  const found = findInstance(options.name);
  own ??= found;
  if (found) {
    found.initOptions(options);
    return found;
  }
  own = new ModuleFederation(options);
  setGlobalFederationInstance(own);
  return own;
}

export function loadRemote<T>(id: string): Promise<T | null> {
  return getOwn().loadRemote(id);
}

export function registerPlugins(plugins: Parameters<ModuleFederation['registerPlugins']>[0]): void {
  getOwn().registerPlugins(plugins);
}

export function registerRemotes(...remotes: Parameters<ModuleFederation['registerRemotes']>): void {
  getOwn().registerRemotes(...remotes);
}

function getOwn(): ModuleFederation {
  if (!own) throw new Error('the federation has not begun');
  return own;
}

function findInstance(ofName: string): ModuleFederation | undefined {
  return CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ options: { id, name, version } }) =>
      id === FEDERATION_BUILD_IDENTIFIER || (name === ofName && !version),
  );
}

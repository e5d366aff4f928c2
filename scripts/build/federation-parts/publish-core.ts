import {
  assert,
  CurrentGlobal,
  error,
  getGlobalFederationConstructor,
  getRegisteredShare,
  getRemoteEntry,
  getRemoteInfo,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Remotes take this from the shell instead of a runtime of their own. The library would give them all that it exports, and so keep
 * all of it in the page. Entries that were built elsewhere or earlier spread `helpers` and call none of them.
 */
const core = {
  assert,
  CurrentGlobal,
  error,
  getGlobalFederationConstructor,
  getRegisteredShare,
  getRemoteEntry,
  getRemoteInfo,
  Global: CurrentGlobal,
  helpers: {},
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

function publishCore() {
  return {
    name: 'inject-external-runtime-core-plugin',
    beforeInit<T extends { origin: { name: string; version: string } }>(start: T): T {
      const { name, version } = start.origin;
      Object.assign(CurrentGlobal, {
        _FEDERATION_RUNTIME_CORE: core,
        _FEDERATION_RUNTIME_CORE_FROM: { name, version },
      });
      return start;
    },
  };
}

// biome-ignore lint/style/noDefaultExport: the federation looks for the default export of a plugin
export default publishCore;

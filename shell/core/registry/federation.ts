import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RegistryEntry, RemoteApp } from '#shared/contracts';
import { partTimeoutMs, pause, withTimeout } from './with-timeout.ts';

const attempts = 3;
const entryTimeoutMs = 4_000;

type Plugin = NonNullable<Parameters<typeof registerPlugins>[0]>[number];

let hasLoader = false;
const registered = new Map<string, string>();

/** Forgets what the federation knows about a remote, so that the next load starts afresh. */
export function forgetRemote(entry: RegistryEntry): void {
  registered.delete(entry.name);
  registerRemotes([{ name: entry.name, entry: entry.entry, type: 'module' }], { force: true });
  registered.set(entry.name, entry.entry);
}

/**
 * Loads the app of a remote.
 * @throws Error that names the remote: not reachable, too slow, or without the export `app`
 */
export async function loadApp(entry: RegistryEntry): Promise<RemoteApp> {
  register(entry);
  const module = await withTimeout(loadRemote<unknown>(`${entry.name}/app`), partTimeoutMs, entry.name);
  if (!isObject(module) || !('app' in module) || !isRemoteApp(module.app)) {
    throw new Error(`${entry.name} does not export an app`);
  }
  return module.app;
}

function register(entry: RegistryEntry): void {
  if (!hasLoader) registerPlugins([entryLoader()]);
  hasLoader = true;
  if (registered.get(entry.name) === entry.entry) return;
  registerRemotes([{ name: entry.name, entry: entry.entry, type: 'module' }], {
    force: registered.has(entry.name),
  });
  registered.set(entry.name, entry.entry);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRemoteApp(value: unknown): value is RemoteApp {
  return (
    isObject(value) && 'View' in value && 'loadMessages' in value && typeof value.loadMessages === 'function'
  );
}

/**
 * Loads entries as modules. The federation's own loader waits for ever when a server hangs; this one gives an entry three
 * attempts, each under an address of its own, because a browser may remember a failed one.
 */
function entryLoader(): Plugin {
  return {
    name: 'entry-loader',
    async loadEntry({ remoteInfo, remoteEntryExports }) {
      if (remoteEntryExports) return remoteEntryExports;
      for (let attempt = 1; ; attempt += 1) {
        const address = new URL(remoteInfo.entry, location.href);
        if (attempt > 1) address.searchParams.set('retry', `${attempt}-${Date.now()}`);
        try {
          return await withTimeout(
            import(/* webpackIgnore: true */ address.href),
            entryTimeoutMs,
            remoteInfo.name,
          );
        } catch (error) {
          if (attempt === attempts) throw error;
          await pause(300 * attempt);
        }
      }
    },
  };
}

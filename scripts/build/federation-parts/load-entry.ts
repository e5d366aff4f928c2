interface RemoteInfo {
  name: string;
  entry: string;
}

interface LoadHook {
  emit(arguments_: object): Promise<object | undefined>;
}

export interface EntryRequest {
  origin: { loaderHook: object; remoteHandler: { hooks: { lifecycle: { loadEntry: LoadHook } } } };
  remoteInfo: RemoteInfo;
  remoteEntryExports?: object | undefined;
}

declare const __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, Promise<object>>;

/**
 * Brings the entry of a remote once. A failed one is asked for again. The library would also load scripts, SystemJS and files on a
 * server; all our entries are modules.
 */
export function getRemoteEntry(request: EntryRequest): Promise<object> {
  const { remoteInfo, remoteEntryExports } = request;
  if (remoteEntryExports) return Promise.resolve(remoteEntryExports);
  const loads = __GLOBAL_LOADING_REMOTE_ENTRY__;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  const running = loads[key];
  if (running) return running;
  const loading = load(request);
  loads[key] = loading;
  loading.catch(() => {
    if (loads[key] === loading) delete loads[key];
  });
  return loading;
}

/** `RemoteHandler` forgets a remote by this key. */
export function getRemoteEntryUniqueKey({ name, entry }: RemoteInfo): string {
  return `${name}:${entry}`;
}

export function getRemoteInfo<T extends Partial<Record<string, unknown>>>(remote: T) {
  const { entry, type, entryGlobalName, shareScope, name } = remote;
  return {
    ...remote,
    entry: entry ?? '',
    type: type || 'global',
    entryGlobalName: entryGlobalName || name,
    shareScope: shareScope || 'default',
  };
}

export function isEsmRemoteType(): boolean {
  return true;
}

/** The shell's own loader comes first, see `shell/core/registry/federation.ts`. */
async function load({ origin, remoteInfo }: EntryRequest): Promise<object> {
  const { loaderHook, remoteHandler } = origin;
  const loaded = await remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, loaderHook, remoteInfo });
  return loaded ?? import(/* webpackIgnore: true */ remoteInfo.entry);
}

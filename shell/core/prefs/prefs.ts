import { type PrefName, type Prefs, type PrefValue, recentLimit } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { post } from '../request/index.ts';
import { findUser } from '../session/index.ts';
import { createSharedValue } from '../shared-value/index.ts';
import { parsePrefs, readLocalCopy, writeLocalCopy } from './local-copy.ts';
import { createPrefsSync, type PrefsSync } from './prefs-sync.ts';

const shared = createSharedValue<Prefs>({});
const timeoutMs = 8_000;

let opened: { userId: string; sync: PrefsSync } | undefined;

/** What the user has arranged under this name; undefined where nothing was. Renders again when it changes, in any tab. */
export function usePref<Name extends PrefName>(name: Name): PrefValue<Name> | undefined {
  findSync();
  // A preference and its value have the same name; the index of a mapped type does not say so.
  return shared.use()[name]?.value as PrefValue<Name> | undefined;
}

/** Arranges something: it counts at once, in every tab, and is saved soon; without a network once there is one. */
export function setPref<Name extends PrefName>(name: Name, value: PrefValue<Name>): void {
  findSync()?.change({ [name]: { at: Date.now(), value } });
}

/** Notes that an app was opened; the ten newest stay. */
export function noteRecentApp(code: string): void {
  const others = (findPref('recent') ?? []).filter((app) => app.code !== code);
  setPref('recent', [{ code, at: Date.now() }, ...others].slice(0, recentLimit));
}

/** The preferences of the signed-in user; opened at the first question. A visitor has none. */
function findSync(): PrefsSync | undefined {
  const userId = findUser()?.userId;
  if (userId === undefined) return undefined;
  if (opened?.userId !== userId) opened = { userId, sync: openFor(userId) };
  return opened.sync;
}

function findPref<Name extends PrefName>(name: Name): PrefValue<Name> | undefined {
  return findSync()?.get()[name]?.value as PrefValue<Name> | undefined;
}

function openFor(userId: string): PrefsSync {
  const isOfThisUser = getBootData().session.user?.userId === userId;
  const channel = channelOf(userId);
  let isHearing = false;
  const sync = createPrefsSync(readLocalCopy(userId), parsePrefs(isOfThisUser ? getBootData().prefs : {}), {
    save,
    later,
    onChange: (prefs) => {
      shared.set(prefs);
      writeLocalCopy(userId, prefs);
      if (!isHearing) channel?.postMessage(prefs);
    },
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    isHearing = true;
    sync.receive(parsePrefs(data));
    isHearing = false;
  });
  addEventListener('online', sync.retry);
  shared.set(sync.get());
  return sync;
}

function channelOf(userId: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`portal-prefs:${userId}`);
}

async function save(changes: Prefs): Promise<Prefs> {
  return parsePrefs(await post('/bff/prefs', changes, { json: true, noIntercept: true, timeout: timeoutMs }));
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

import { mergePrefs, type PrefName, type Prefs } from '#shared/contracts';

export interface PrefsSyncOptions {
  /** Merges changes into what the server knows and gives back the result; rejects while the server cannot be reached. */
  readonly save: (changes: Prefs) => Promise<Prefs>;
  /** Called each time the preferences are different. */
  readonly onChange: (prefs: Prefs) => void;
  /** Runs something after a while; gives back how to call it off. */
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface PrefsSync {
  readonly get: () => Prefs;
  /** Takes a change of this page over at once and saves it soon. */
  readonly change: (changes: Prefs) => void;
  /** Takes over what another tab or the server knows. */
  readonly receive: (prefs: Prefs) => void;
  /** Tries again at once to save what could not be saved. */
  readonly retry: () => void;
}

/** Several changes within this time are saved together. */
const gatherMs = 800;
const retryMs = 30_000;

/**
 * Keeps preferences in step between this page, its browser and the server. What cannot be saved stays here and is saved
 * when the server answers again.
 * @param local what this browser remembers
 * @param server what the server knew when it made the page
 */
export function createPrefsSync(
  local: Prefs,
  server: Prefs,
  { save, onChange, later }: PrefsSyncOptions,
): PrefsSync {
  let prefs = mergePrefs(local, server);
  const unsaved = new Set<PrefName>(newerThan(local, server));
  let isSaving = false;
  let callOff: (() => void) | undefined;

  const take = (more: Prefs): void => {
    const merged = mergePrefs(prefs, more);
    if (JSON.stringify(merged) === JSON.stringify(prefs)) return;
    prefs = merged;
    onChange(prefs);
  };

  const saveSoon = (ms: number): void => {
    callOff?.();
    callOff = later(() => void saveNow(), ms);
  };

  const saveNow = async (): Promise<void> => {
    if (isSaving || unsaved.size === 0) return;
    isSaving = true;
    const sent = new Set(unsaved);
    const changes = pick(prefs, sent);
    unsaved.clear();
    try {
      take(await save(changes));
      if (unsaved.size > 0) saveSoon(gatherMs);
    } catch {
      for (const name of sent) unsaved.add(name);
      saveSoon(retryMs);
    } finally {
      isSaving = false;
    }
  };

  if (unsaved.size > 0) saveSoon(gatherMs);
  return {
    get: () => prefs,
    change: (changes) => {
      for (const name of namesOf(changes)) unsaved.add(name);
      take(changes);
      saveSoon(gatherMs);
    },
    receive: take,
    retry: () => void saveNow(),
  };
}

/** Which of `mine` the server does not know yet. */
function newerThan(mine: Prefs, theirs: Prefs): PrefName[] {
  return namesOf(mine).filter((name) => (mine[name]?.at ?? 0) > (theirs[name]?.at ?? 0));
}

function pick(prefs: Prefs, names: ReadonlySet<PrefName>): Prefs {
  return Object.fromEntries(Object.entries(prefs).filter(([name]) => names.has(name as PrefName)));
}

function namesOf(prefs: Prefs): PrefName[] {
  return Object.keys(prefs) as PrefName[];
}

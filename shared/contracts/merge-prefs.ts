import * as v from 'valibot';
import { type PrefName, type Prefs, prefsSchema, recentLimit } from './prefs.ts';

type Recent = NonNullable<Prefs['recent']>;

/**
 * Brings what two places know together: of each preference the newer one counts, recent apps are united. The order of
 * the two does not matter, and merging again changes nothing.
 */
export function mergePrefs(one: Prefs, other: Prefs): Prefs {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<PrefName>;
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const [a, b] = [one[name], other[name]];
    if (!a || !b) merged[name] = a ?? b;
    else if (a.at !== b.at) merged[name] = a.at > b.at ? a : b;
    else merged[name] = JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
  }
  if (one.recent && other.recent) merged.recent = mergeRecent(one.recent, other.recent);
  return merged;
}

/** The same with no moment after `now`: a clock that runs ahead must not win for ever. */
export function clampPrefs(now: number, prefs: Prefs): Prefs {
  return v.parse(
    prefsSchema,
    Object.fromEntries(
      Object.entries(prefs).map(([name, entry]) => [
        name,
        entry && { ...entry, at: Math.min(entry.at, now) },
      ]),
    ),
  );
}

/** Apps opened on two devices are all recent: each once, with its newest moment. */
function mergeRecent(one: Recent, other: Recent): Recent {
  const newest = new Map<string, number>();
  for (const { code, at } of [...one.value, ...other.value])
    newest.set(code, Math.max(at, newest.get(code) ?? 0));
  const value = [...newest]
    .map(([code, at]) => ({ code, at }))
    .sort((a, b) => b.at - a.at || (a.code < b.code ? -1 : 1))
    .slice(0, recentLimit);
  return { at: Math.max(one.at, other.at), value };
}

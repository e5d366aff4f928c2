import * as v from 'valibot';
import { findItem, keepItem } from '#shared/stored-items';

/** In the local storage, for the next page, and by the same name in that of the session. */
const itemName = 'theme';

const keptSchema = v.object({
  userId: v.string(),
  /** As it is saved: a name, or a colour. */
  theme: v.string(),
  /** The server does not know it yet. */
  isUnsaved: v.optional(v.boolean(), false),
});
export type KeptTheme = v.InferOutput<typeof keptSchema>;

/** Anything unreadable is nothing: of an older version, or touched by hand. */
export function parseKept(text: string | null | undefined): KeptTheme | undefined {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** What this browser remembers of the user's choice. */
export function findKept(userId: string): KeptTheme | undefined {
  const kept = parseKept(findItem(itemName));
  return kept?.userId === userId ? kept : undefined;
}

/** Keeps a choice in this browser and for this session (J03). */
export function keepTheme(kept: KeptTheme): void {
  keepItem(itemName, JSON.stringify(kept));
  try {
    sessionStorage.setItem(itemName, kept.theme);
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}

/** Calls the listener at each choice that another tab makes. */
export function onKeptElsewhere(listener: (kept: KeptTheme) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const kept = key === itemName ? parseKept(newValue) : undefined;
    if (kept) listener(kept);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

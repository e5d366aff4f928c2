/** The unsaved content of a form, kept for one user in one tab, so that a reload loses nothing. */
const prefix = 'portal-draft:';

/** A session lasts no longer than this (milliseconds), and neither does what was typed in it. */
const maxAgeMs = 43_200_000;
const maxDraftLength = 65_536;
/** Whatever the field, what opens an account is never written down; a tick opens none. */
const secretName = /passw|pwd|psw|secret|token|credential/i;

/** Keeps a draft; one that is too large, or where there is no storage, is not kept. */
export function keepDraft(userId: string, form: string, draft: object, now: number): void {
  const text = JSON.stringify({ at: now, draft }, withoutSecrets);
  if (text.length > maxDraftLength) return;
  try {
    sessionStorage.setItem(keyOf(userId, form), text);
  } catch {
    // The form itself still has it.
  }
}

/** What was kept of a form, as it was kept: the caller checks it. Undefined where there is nothing, or nothing fresh. */
export function findDraft(userId: string, form: string, now: number): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, form)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('draft' in kept)) return undefined;
    return typeof kept.at === 'number' && now - kept.at < maxAgeMs ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(userId: string, form: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, form));
  } catch {
    // Nothing was kept.
  }
}

/** Drops the drafts of this tab: all of them, or all but one user's. */
export function dropDrafts(exceptUserId?: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      const isOwn = exceptUserId !== undefined && name.startsWith(keyOf(exceptUserId, ''));
      if (name.startsWith(prefix) && !isOwn) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was kept.
  }
}

function withoutSecrets(name: string, value: unknown): unknown {
  return typeof value !== 'boolean' && secretName.test(name) ? undefined : value;
}

function keyOf(userId: string, form: string): string {
  return `${prefix}${userId}:${form}`;
}

import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { fetchData } from '#bff/registry';
import type { DocumentStore } from '#bff/session';
import type { Upstream } from '#bff/upstream';
import {
  DomainError,
  envelopeSchema,
  isErrorCode,
  mergePrefs,
  type Prefs,
  preferences,
  preferencesMerge,
  prefsSchema,
} from '#shared/contracts';
import type { PrefsStore } from './prefs-store.ts';
import { parseStored, prefsKeyOf } from './session-store-prefs.ts';

export interface PlatformPrefsOptions {
  readonly upstream: Pick<Upstream, 'fetchUpstream' | 'postUpstream'>;
  /** Where preferences were kept before the platform kept them: what lies there moves when its user comes. */
  readonly documents: Pick<DocumentStore, 'find' | 'destroy'>;
}

/** In the database of the platform, which outlives every session store. */
export function createPlatformPrefs({ upstream, documents }: PlatformPrefsOptions): PrefsStore {
  const findOld = async (userId: string): Promise<Prefs | undefined> => {
    // A store that is away keeps what it has for the next time.
    const document = await documents.find(prefsKeyOf(userId)).catch(() => undefined);
    return document && parseStored(document.text);
  };
  const merge = async (ctx: RequestContext, changes: Prefs): Promise<Prefs> => {
    const options = { json: changes, headers: {} };
    const { text } = await upstream.postUpstream(ctx, preferencesMerge.path, options);
    return readMerged(text);
  };
  const move = async (ctx: RequestContext, userId: string, old: Prefs, changes: Prefs): Promise<Prefs> => {
    const merged = await merge(ctx, mergePrefs(old, changes));
    await documents.destroy(prefsKeyOf(userId)).catch(() => undefined);
    return merged;
  };
  return {
    findPrefs: async (ctx, userId, timeoutMs) => {
      const old = await findOld(userId);
      if (old) return move(ctx, userId, old, {});
      const options = { answer: preferences.answer, timeoutMs };
      const found = await fetchData(upstream.fetchUpstream, ctx, preferences.path, options);
      if (!found) throw new DomainError('upstream_invalid', { detail: preferences.path });
      return found;
    },
    savePrefs: async (ctx, userId, changes) => {
      const old = await findOld(userId);
      return old ? move(ctx, userId, old, changes) : merge(ctx, changes);
    },
  };
}

/** @throws DomainError with the platform's own reason where it gives one */
function readMerged(text: string): Prefs {
  const { status, code, data } = parseAnswer(text);
  if (status !== 200) throw new DomainError(isErrorCode(code) ? code : 'upstream_invalid');
  return v.parse(prefsSchema, data);
}

function parseAnswer(text: string): v.InferOutput<typeof envelopeSchema> {
  try {
    return v.parse(envelopeSchema, JSON.parse(text));
  } catch (cause) {
    throw new DomainError('upstream_invalid', { cause });
  }
}

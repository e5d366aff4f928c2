import type { IncomingMessage } from 'node:http';
import { getContext } from '#bff/http';
import { type FetchForVisitor, fetchUser } from '#bff/registry';
import {
  defaultLanguage,
  findWantedLanguage,
  type Language,
  type LanguageWishes,
  parseLanguage,
} from '#shared/contracts';
import { budgetMs } from './budget.ts';
import { fetchLoginPageConfig } from './gather-boot-data.ts';

/**
 * The language of every page (ADR 66). The first source that names one decides. The order starts with the address, the
 * setting of the account, and the choice made in this browser. The client that sent the visitor here and the browser's
 * own request follow. Last come the default of the unit and that of the app (`langType`). Else it is Chinese.
 */
export function decideLanguage(
  wishes: LanguageWishes,
  ofUnit: Language | null | undefined,
  ofApp?: string | undefined,
): Language {
  return findWantedLanguage(wishes) ?? ofUnit ?? parseLanguage(ofApp);
}

export interface LanguageSources {
  readonly fetchForVisitor: FetchForVisitor;
  readonly defaultUnitId: string | undefined;
}

/** The language of a page for which nothing was asked of the upstream yet; it asks no more than it has to. */
export function createLanguageFinder({ fetchForVisitor, defaultUnitId }: LanguageSources) {
  return async (req: IncomingMessage): Promise<Language> => {
    const ctx = getContext(req);
    const user = await fetchUser(fetchForVisitor, ctx, budgetMs).catch(() => ctx.session);
    const wanted = findWantedLanguage({
      search: ctx.search,
      headers: req.headers,
      ofAccount: user?.language,
    });
    if (wanted || defaultUnitId === undefined) return wanted ?? defaultLanguage;
    const config = await fetchLoginPageConfig(fetchForVisitor, ctx, defaultUnitId).catch(() => null);
    return config?.defaultLanguage ?? defaultLanguage;
  };
}

import type { RequestContext } from '#bff/http';
import { type FetchForVisitor, fetchData } from '#bff/registry';
import { type AnswerOf, continueFolder, findSafeReturnTo, signInRequestingApp } from '#shared/contracts';
import { budgetMs } from './budget.ts';
import { isAuthorizePath, type Page } from './find-page.ts';

/** Who asks for a sign-in, and for whom (ADR 73). */
export type RequestingApp = AnswerOf<typeof signInRequestingApp>;

export interface RequestingAppSources {
  readonly fetchForVisitor: FetchForVisitor;
  /** The pinned public origin. */
  readonly publicOrigin: string;
  readonly authorizePaths?: readonly string[];
}

/** The app behind a sign-in page; undefined on every other page, and where nobody says in time. */
export async function gatherRequestingApp(
  { fetchForVisitor, publicOrigin, authorizePaths }: RequestingAppSources,
  { id, clientAddress, search }: RequestContext,
  page: Page,
): Promise<RequestingApp | undefined> {
  if (page.kind !== 'remote' || !page.isLogin) return undefined;
  const returnTo = findSafeReturnTo(new URLSearchParams(search).get('redirect_uri'), publicOrigin);
  if (returnTo === undefined) return undefined;
  const { pathname } = new URL(returnTo, publicOrigin);
  if (!pathname.startsWith(continueFolder) && !isAuthorizePath(pathname, authorizePaths)) return undefined;
  // Asked as nobody: a session's renewal must not delay it.
  const nobody = { id, clientAddress, session: undefined };
  const { answer, path } = signInRequestingApp;
  const address = `${path}?${new URLSearchParams({ returnTo })}`;
  return fetchData(fetchForVisitor, nobody, address, { answer, timeoutMs: budgetMs }).catch(() => undefined);
}

import { wholeApp } from '#shared/contracts';
import { everyApp, type HeldGrant } from './effective-grants.ts';

/** The node code of the grant that covers a node: its own, or `*` of its app or of every app; null for none. */
export function coverOf(grants: readonly HeldGrant[], appCode: string, code: string): string | null {
  const here = grants.filter(({ app_code }) => app_code === appCode || app_code === everyApp);
  return [code, wholeApp].find((one) => here.some(({ node_code }) => node_code === one)) ?? null;
}

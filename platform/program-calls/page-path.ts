import { DomainError, findAppPage, findSafeReturnTo, pagePaths } from '#shared/contracts';

const otherAddress =
  '请填写本门户内页面的地址，例如 /pages/notes/pc_notes_all/index.html#/1|||Give the address of a page of this portal, such as /pages/notes/pc_notes_all/index.html#/1';

/** Roots below which apps have their pages. */
const roots = ['pages', 'area'];

/**
 * Path, query and hash of a page of the portal. Whether its app is there for a reader is seen when she opens it.
 * @throws DomainError `invalid_input` for any other address
 */
export function parsePagePath(address: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const path = findSafeReturnTo(address, origin);
  if (path !== undefined && isPage(new URL(path, origin).pathname)) return path;
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'address', message: otherAddress }] });
}

function isPage(pathname: string): boolean {
  const page = findAppPage(pathname);
  return pathname === pagePaths.desktop || (page !== undefined && roots.includes(page.root));
}

import { isStaff, type UserType } from './user-types.ts';

/** `tm` is the teacher and administrator variant of an app, `spm` the student and parent variant. */
export type PageVariant = 'tm' | 'spm';

/** Which variant opens for a user type: teachers and administrators get `tm` (A12, X01). */
export function variantFor(userType: UserType): PageVariant {
  return isStaff({ userType }) ? 'tm' : 'spm';
}

export interface AppPage {
  /** `pages`, or `area` for area units. */
  root: string;
  serverId: string;
  code: string;
  variant: PageVariant | 'all';
  mobile: boolean;
}

const appPagePattern =
  /^\/(?<root>[a-z][\w-]{0,31})\/(?<serverId>[A-Za-z][\w-]{0,63})\/(?<device>pc|mobile)_(?<code>[A-Za-z][A-Za-z0-9-]{0,63})_(?<variant>tm|spm|all)\/index\.html$/;

/** Reads the address of an app page (F11); undefined where the path is none. */
export function findAppPage(pathname: string): AppPage | undefined {
  const groups = appPagePattern.exec(pathname)?.groups;
  if (!groups) return undefined;
  return {
    root: groups.root ?? '',
    serverId: groups.serverId ?? '',
    code: groups.code ?? '',
    variant: groups.variant === 'tm' || groups.variant === 'spm' ? groups.variant : 'all',
    mobile: groups.device === 'mobile',
  };
}

/** The address of an app page, `{root}/{serverId}/pc_{code}_{variant}/index.html`. */
export function appPagePath(page: {
  root: string;
  serverId: string;
  code: string;
  variant: PageVariant;
}): string {
  return `/${page.root}/${page.serverId}/pc_${page.code}_${page.variant}/index.html`;
}

/** Addresses of the page that binds a third-party identity: its own, and the one behind one proxy (B17). */
export const bindPaths = {
  own: '/bind/',
  oneProxy: '/pages/login/pc_bind_all/index.html',
} as const;

/** Whether an address is the bind page, in either form and under any root. */
export function isBindPath(pathname: string): boolean {
  if (pathname === bindPaths.own || pathname === '/bind') return true;
  const page = findAppPage(pathname);
  return page?.serverId === 'login' && page.code === 'bind';
}

/** The segment that an address of the authorize page has (D-09: a whole one). */
export const authorizeSegment = 'authorize';

/** What a third-party client's request has to say (E02); with a pushed one `client_id` is enough. */
export const authorizeParameters = ['client_id', 'response_type', 'redirect_uri', 'scope', 'state'] as const;

/** Names of the parameters that a request lacks. */
export function findMissingParameters(
  params: Pick<URLSearchParams, 'get'>,
): (typeof authorizeParameters)[number][] {
  return authorizeParameters.filter(
    (name) => !params.get(name) && (name === 'client_id' || !params.get('request_uri')),
  );
}

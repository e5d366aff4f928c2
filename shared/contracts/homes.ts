import type { SessionUser } from './entities/session-user.ts';
import type { HomeRules } from './home-rules.ts';
import { variantFor } from './page-address.ts';
import { pagePaths } from './page-paths.ts';
import { isArea } from './user-types.ts';

/** What an override without an address of its own means (B20). */
export const overriddenHome = '/pages/base/pc_app_tm/index.html';

const homes = {
  school: {
    pc: '/pages/base/pc_desktop_all/index.html',
    mobile: '/pages/base/mobile_desktop_all/index.html',
  },
  area: {
    pc: '/area/areaBase/pc_areaDesktop_all/index.html',
    mobile: '/area/areaBase/mobile_areaDesktop_all/index.html',
  },
  development: { pc: '/pc_desktop_all.html', mobile: '/mobile_desktop_all.html' },
} as const;

/** Whether a page is the desktop, at any of its addresses. */
export function isDesktopPath(path: string): boolean {
  return (
    path === pagePaths.desktop ||
    Object.values(homes).some(({ pc, mobile }) => path === pc || path === mobile)
  );
}

/** Whether a user agent is a phone or tablet (A12). */
export function isMobileUserAgent(userAgent: string): boolean {
  return /\b(?:Android|iPhone|iPad|iPod|Mobile)\b/.test(userAgent);
}

/** Where a user starts: her unit's own home, else the desktop of the portal, of an area unit, or of development. */
export function homeFor(
  { unitId, unitType }: Pick<SessionUser, 'unitId' | 'unitType'>,
  isMobile: boolean,
  { unitHomeOverrides, isDevelopment }: HomeRules,
): string {
  const own = Object.hasOwn(unitHomeOverrides, unitId) ? unitHomeOverrides[unitId] : undefined;
  if (own) return own;
  const kind = isDevelopment ? 'development' : isArea({ unitType }) ? 'area' : 'school';
  return homes[kind][isMobile ? 'mobile' : 'pc'];
}

const redirectPattern = /^\/redirect\/([A-Za-z][A-Za-z0-9-]{0,63})\/?([?#].*)?$/s;

export function isRedirectPath(path: string): boolean {
  return redirectPattern.test(path);
}

/** The app page that `/redirect/{name}` stands for (B19); any other path stays what it is. */
export function expandRedirect(
  target: string,
  { userType }: Pick<SessionUser, 'userType'>,
  isMobile: boolean,
): string {
  const [, name, rest = ''] = redirectPattern.exec(target) ?? [];
  if (name === undefined) return target;
  const device = isMobile ? 'mobile' : 'pc';
  return `/pages/${name}/${device}_${name}_${variantFor(userType)}/index.html${rest}`;
}

import { request } from 'shell/request';
import { setTheme } from '#shared/contracts';

/**
 * Gives everybody in the unit a theme.
 * @param replaceAll whether those who chose their own get it, too (D-56)
 */
export function setUnitTheme(theme: string, replaceAll: boolean): Promise<unknown> {
  return request(
    setTheme,
    { type: 'default_color', theme, replaceAll: replaceAll ? 'true' : 'false' },
    { silent: true },
  );
}

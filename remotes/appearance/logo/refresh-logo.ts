import { unitLogoPath } from '#shared/contracts';

/**
 * Lets this browser forget the old logo, which it may keep for an hour. Pages that are open already show the new one once they are
 * loaded anew; so do the browsers of others, within the hour.
 */
export async function refreshLogo(unitId: string): Promise<void> {
  try {
    await fetch(unitLogoPath(unitId), { cache: 'reload' });
  } catch {
    // The old one goes by itself.
  }
}

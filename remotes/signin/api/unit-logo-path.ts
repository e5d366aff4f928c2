import { buildCallPath, showUnitLogo } from '#shared/contracts';

/** Address of a unit's logo; undefined without a unit. */
export const unitLogoPath = (unitId: string | null): string | undefined =>
  unitId ? buildCallPath(showUnitLogo, { unitId }).path : undefined;

/** Address of a unit's logo: the path of the call `storage.show.unit`, for pages that need nothing else of the calls. */
export const unitLogoPath = (unitId: string): string =>
  `/api/storage/show/unit/${encodeURIComponent(unitId)}`;

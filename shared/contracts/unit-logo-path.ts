/** Address of a unit's logo: the path of the call `storage.show.unit`, for pages that need nothing else of the calls. */
export function unitLogoPath(unitId: string): string {
  return `/api/storage/show/unit/${encodeURIComponent(unitId)}`;
}

/** What a link to the help centre carries (M10). */
export interface HelpVisit {
  /** Where the visitor came from: a full address of the portal. */
  redUrl: string;
  /** Signs the visitor in at the help centre, once; undefined for nobody. */
  token: string | undefined;
  unitId: string | undefined;
}

/** The address of the help centre for one visit; parameters that it has already stay. */
export function buildHelpAddress(helpCenterUrl: string, visit: HelpVisit): string {
  const url = new URL(helpCenterUrl);
  for (const [name, value] of Object.entries(visit)) if (value) url.searchParams.set(name, value);
  return url.href;
}

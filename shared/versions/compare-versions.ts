const versionPattern = /\d+(?:\.\d+)*/;

/**
 * Orders two versions, segment by segment (M04). A missing segment counts as 0, suffixes do not count.
 * @returns negative when `left` is older, positive when it is newer; 0 when they are equal or one of them is no version
 */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [parseSegments(left), parseSegments(right)];
  if (!a || !b) return 0;
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether `version` is older than `minimum`; never when one of them is missing or no version. */
export function isVersionBelow(version: string, minimum: string): boolean {
  return compareVersions(version, minimum) < 0;
}

/** The dotted digits of a version as numbers; undefined when it has none. */
function parseSegments(version: string): number[] | undefined {
  return versionPattern.exec(version)?.[0].split('.').map(Number);
}

import { compareVersions } from './compare-versions.ts';

const pattern = /^(?<sign>[\^~]?)(?<major>\d+)\.(?<minor>\d+)\.\d+$/;

/**
 * Whether a version is in a range of semantic versions: `1.2.3` alone, `~1.2.3` with later patches, `^1.2.3` with later minor
 * versions. Anything else is no range, and holds nothing. Below 1.0.0 each minor version stands for itself.
 */
export function isInRange(version: string, range: string): boolean {
  const wanted = pattern.exec(range)?.groups;
  if (!wanted) return false;
  const { sign = '', major, minor } = wanted;
  const from = range.slice(sign.length);
  if (sign === '') return compareVersions(version, from) === 0;
  const [versionMajor, versionMinor] = version.split('.');
  const isSameMinor = sign === '~' || major === '0';
  return (
    versionMajor === major && (!isSameMinor || versionMinor === minor) && compareVersions(version, from) >= 0
  );
}

import { isVersionBelow } from './compare-versions.ts';

/** What is deployed, each side with the oldest version of the other that it works with; empty asks for nothing. */
export interface Deployed {
  front: { appVersion: string; serverVersion: string };
  server: { serverVersion: string; webCodeVersion: string };
}

/** One side that is too old for the other. */
export interface VersionMismatch {
  /** Which side is too old. */
  tooOld: 'server' | 'front';
  /** Version of the side that asks for more. */
  asking: string;
  minimum: string;
  /** Version of the side that is too old. */
  found: string;
}

/** Checks both directions (M04): each side may ask for a newer version of the other one. */
export function findVersionMismatches({ front, server }: Deployed): VersionMismatch[] {
  const mismatches: VersionMismatch[] = [];
  if (isVersionBelow(server.serverVersion, front.serverVersion))
    mismatches.push({
      tooOld: 'server',
      asking: front.appVersion,
      minimum: front.serverVersion,
      found: server.serverVersion,
    });
  if (isVersionBelow(front.appVersion, server.webCodeVersion))
    mismatches.push({
      tooOld: 'front',
      asking: server.serverVersion,
      minimum: server.webCodeVersion,
      found: front.appVersion,
    });
  return mismatches;
}

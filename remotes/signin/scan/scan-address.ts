/** Where a device lands that scans a code; the token stands in the hash, which no server and no log sees. */
export const scanPath = '/scan';

const tokenPattern = /^#([\w-]{1,64})$/;

/** The token of a scanned code, from the hash of the page. */
export function findScanToken(hash: string): string | undefined {
  return tokenPattern.exec(hash)?.[1];
}

import { writeApache } from './apache.ts';
import { writeBrowser } from './browser.ts';
import { writeCurl } from './curl.ts';
import { writeNode } from './node.ts';
import { writePython } from './python.ts';
import { fallbackPort, type QuickStartValues } from './values.ts';

export const quickStarts = ['node', 'python', 'apache', 'browser', 'curl'] as const;
export type QuickStart = (typeof quickStarts)[number];

const writers: Readonly<Record<QuickStart, (values: QuickStartValues) => string>> = {
  node: writeNode,
  python: writePython,
  apache: writeApache,
  browser: writeBrowser,
  curl: writeCurl,
};

/** Code for a kind of program that runs as it is, with the real values of a client. A secret never stands in it. */
export function writeQuickStart(kind: QuickStart, values: QuickStartValues): string {
  return writers[kind]({ ...values, redirectUri: withPort(values.redirectUri) });
}

/**
 * A page alone keeps no secret, and a server module is no public client. Only a person reads codes at an address that belongs
 * to an app on a device.
 */
export function quickStartsFor(isPublic: boolean, redirectUri: string): QuickStart[] {
  if (!isWebAddress(redirectUri)) return ['curl'];
  return quickStarts.filter((kind) => (isPublic ? kind !== 'apache' : kind !== 'browser'));
}

/** The address that code to begin with should listen at; the console's is the portal's own. */
export function chooseRedirectUri(redirectUris: readonly string[], consoleUri: string): string {
  const own = redirectUris.filter((address) => address !== consoleUri);
  return own.find(isWebAddress) ?? own[0] ?? consoleUri;
}

/** A native app on loopback may listen at any port (RFC 8252 §7.3), and code has to name one. */
function withPort(address: string): string {
  return address.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?=[/?]|$)/, `$1:${fallbackPort}`);
}

function isWebAddress(address: string): boolean {
  return /^https?:/.test(address);
}

/** A code that cannot be given to a new remote; the message is one line for the terminal. */
export class RefusedCode extends Error {
  override readonly name = 'RefusedCode';
}

/** Names of the federation and of folders that address other things. */
const reserved = new Set(['shell', 'assets', 'api', 'zuul', 'bff', 'common', 'pages', 'area']);

const longest = 32;

/** Folder and federation name of an app code: `growthReport` becomes `growth-report`. */
export function remoteNameOf(code: string): string {
  return code
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** What is known of a remote that exists. */
export interface TakenRemote {
  name: string;
  code: string;
}

/**
 * Checks a code for a new remote.
 * @throws RefusedCode when it is missing, malformed, reserved or taken
 */
export function checkRemoteCode(code: string | undefined, taken: readonly TakenRemote[]): string {
  if (!code)
    throw new RefusedCode('Usage: npm run new-remote <code>, for example: npm run new-remote notices');
  if (!/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/.test(code) || code.length > longest) {
    throw new RefusedCode(
      `"${code}" cannot be a code: use 1 to ${longest} letters, digits and single hyphens, beginning with a letter`,
    );
  }
  const name = remoteNameOf(code);
  if (reserved.has(name)) throw new RefusedCode(`"${code}" is reserved, choose another code`);
  const other = taken.find(
    (remote) => remote.name === name || remote.code.toLowerCase() === code.toLowerCase(),
  );
  if (other) throw new RefusedCode(`"${code}" is taken by remotes/${other.name}, choose another code`);
  return code;
}

/** Content codings that the build precompresses, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The codings a browser takes, best first (RFC 9110 §12.5.3). Among equal wishes the smaller body wins; identity stays
 * as the last resort even where it is refused, as an answer is worth more than none.
 */
export function negotiateEncoding(accept: string | undefined): readonly Encoding[] {
  const wishes = new Map<string, number>();
  for (const part of (accept ?? '').split(',')) {
    const [name = '', parameter] = part.split(';');
    if (name.trim())
      wishes.set(
        name
          .trim()
          .toLowerCase()
          .replace(/^x-gzip$/, 'gzip'),
        qualityOf(parameter),
      );
  }
  const wishFor = (encoding: Encoding): number =>
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  const wanted = encodings.filter((encoding) => wishFor(encoding) > 0);
  wanted.sort((one, other) => wishFor(other) - wishFor(one));
  return wanted.includes('identity') ? wanted : [...wanted, 'identity'];
}

const maxRemembered = 256;

/** As `negotiateEncoding`, remembering what it has seen: browsers send a handful of different wishes. */
export function createEncodingNegotiator(): typeof negotiateEncoding {
  const remembered = new Map<string, readonly Encoding[]>();
  return (accept = '') => {
    const known = remembered.get(accept);
    if (known) return known;
    const found = negotiateEncoding(accept);
    if (remembered.size < maxRemembered) remembered.set(accept, found);
    return found;
  };
}

function qualityOf(parameter: string | undefined): number {
  const match = /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter ?? 'q=1');
  return match ? Number(match[1]) : 0;
}

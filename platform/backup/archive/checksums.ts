/** SHA-256 in hex by the name of the part. */
export type Checksums = ReadonlyMap<string, string>;

/** The form of `sha256sum`: hash, two blanks, name. */
export function formatChecksums(checksums: Checksums): string {
  return [...checksums].map(([name, hash]) => `${hash}  ${name}\n`).join('');
}

/** Lines that are none are left out; what they named is then a part without its hash. */
export function parseChecksums(text: string): Checksums {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, hash, name] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? [];
      return hash && name ? [[name, hash]] : [];
    }),
  );
}

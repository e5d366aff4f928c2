/**
 * What is typed as a `like` pattern for the readings of names, or undefined where it is no reading: it has other characters
 * than letters. Full-width letters, capitals, spaces, hyphens and apostrophes make no difference.
 */
export function readingPattern(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replace(/[\s'’-]/g, '');
  return /^[a-z]+$/.test(letters) ? `% ${letters}%` : undefined;
}

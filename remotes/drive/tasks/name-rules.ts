export type NameProblem = 'drive.name.missing' | 'drive.name.long';

const maxBytes = 255;

/** What is wrong with a name before it is sent; the service has the last word. */
export function findNameProblem(name: string): NameProblem | undefined {
  if (name.trim() === '') return 'drive.name.missing';
  return new TextEncoder().encode(name.trim()).length > maxBytes ? 'drive.name.long' : undefined;
}

/** How many characters of a name stand before its extension, which a new name mostly keeps. */
export function stemLength(name: string, isFolder: boolean): number {
  const dot = name.lastIndexOf('.');
  return isFolder || dot <= 0 ? name.length : dot;
}

/** `docx` of a file's name; empty where it has none. */
export function extensionOf(name: string): string {
  return name.slice(stemLength(name, false) + 1);
}

/** Extensions that no file of the portal has anywhere in its name. */
const forbiddenExtensions: ReadonlySet<string> = new Set([
  'exe',
  'jar',
  'jsp',
  'asp',
  'dll',
  'php',
  'aspx',
  'bat',
  'sh',
  'html',
  'com',
  'cgi',
  'class',
  'txt',
  'jspx',
]);

/** What single services allow although it is forbidden elsewhere: a drive keeps texts. */
const allowedBy: Readonly<Record<string, readonly string[]>> = { drive: ['txt'] };

/**
 * The first forbidden extension of a name, the last one and inner ones alike; undefined where there is none. Case, and dots and
 * blanks at the end, make no difference.
 * @param serverid the service that keeps the file
 */
export function findForbiddenExtension(name: string, serverid: string): string | undefined {
  return extensionsOf(name).find((extension) => isForbiddenExtension(extension, serverid));
}

/** @param extension in lower case, without its dot */
export function isForbiddenExtension(extension: string, serverid: string): boolean {
  const allowed = Object.hasOwn(allowedBy, serverid) ? allowedBy[serverid] : undefined;
  return forbiddenExtensions.has(extension) && !allowed?.includes(extension);
}

/** In lower case, without their dots, in the order of the name; a name that begins with a dot has extensions too. */
function extensionsOf(name: string): string[] {
  const [, ...extensions] = name
    .normalize('NFKC')
    .toLowerCase()
    .split('.')
    .map((part) => part.replace(/[\s\p{C}]+/gu, ''));
  return extensions;
}

/** Digits of the hash in a name. Each costs the login page bytes, because its runtime carries the names of all chunks. */
export const fileHashLength = 6;

/** Earlier builds, whose files stay on the server for a while, wrote eight digits. */
const hashed = /\.[0-9a-f]{6,20}\.[\w.]+$/;
const scriptInText = /https?:\S+\.[0-9a-f]{6,20}\.js/;

/** Whether the name of a file changes with its content, so that it may be kept for ever. */
export function hasFileHash(pathname: string): boolean {
  return hashed.test(pathname);
}

/** The address of a hashed script that a text names, such as the message of a failed import; without its query. */
export function hashedScriptIn(text: string): string | undefined {
  return scriptInText.exec(text)?.[0];
}

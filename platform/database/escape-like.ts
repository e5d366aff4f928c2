/** Text for a `like … escape '!'`: `%`, `_` and the escape itself stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}

/** Text for a `like … escape '!'`: `%`, `_` and the escape itself stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

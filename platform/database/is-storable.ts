/** Whether a text comes back as it was: PostgreSQL refuses U+0000, and half of a surrogate pair becomes another character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

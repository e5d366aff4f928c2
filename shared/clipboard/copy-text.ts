/**
 * Copies a text; on plain HTTP, where browsers withhold the clipboard, through the field that shows it.
 * @returns false when neither works; the text is then selected for copying by hand
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}

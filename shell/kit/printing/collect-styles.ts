/** All rules that a page has as text; those of foreign sheets, which nobody may read, are left out. */
export function collectStyles(page: Document): string {
  return [...page.styleSheets, ...page.adoptedStyleSheets].map(rulesOf).join('\n');
}

function rulesOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}

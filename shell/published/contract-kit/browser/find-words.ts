/** Runs in the page, in the pseudo-language: words of the app that stand in no brackets, and where. */
export function findUntranslated(data: readonly string[]): string[] {
  const part = document.querySelector('#main') ?? document.body;
  const known = [...data].sort((one, other) => other.length - one.length);
  const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
  const found: string[] = [];
  let depth = 0;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    const outside = takeOutside(textContent ?? '');
    if (parentElement && isShown(parentElement) && hasWords(outside)) note(outside, parentElement);
  }
  for (const element of part.querySelectorAll('*'))
    for (const name of attributes) {
      const outside = takeOutside(element.getAttribute(name) ?? '');
      if (isShown(element) && hasWords(outside)) note(`${name}="${outside.trim()}"`, element);
    }
  return found;

  function note(text: string, element: Element): void {
    const [tag = ''] = /^<[^>]*>/.exec(element.outerHTML) ?? [];
    found.push(`“${text.trim().slice(0, 80)}” in ${tag.slice(0, 120)}`);
  }

  /** Messages stand in one another, and over several elements. */
  function takeOutside(text: string): string {
    return [...text]
      .filter((sign) => {
        if (sign === '⟦') depth += 1;
        if (sign === '⟧') depth -= 1;
        return depth === 0 && sign !== '⟧';
      })
      .join('');
  }

  function hasWords(text: string): boolean {
    const left = known.reduce((rest, each) => rest.replaceAll(each, ''), text);
    return /\p{L}{2}/u.test(left);
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[lang]:not(html), code, pre, kbd, samp, script, style')
    );
  }
}

import { printInFrame } from './print-in-frame.ts';

/**
 * Prints one element of the page, such as `main`, as it stands there, with what was typed and drawn.
 * @param title names the sheet, in the language of the page
 */
export function printElement(element: Element, title: string): Promise<void> {
  return printInFrame(title, (main) => {
    const copy = main.ownerDocument.importNode(element, true);
    copyState(element, copy);
    // The frame has its `main` already.
    if (element.localName === 'main') main.append(...copy.childNodes);
    else main.append(copy);
    main.className = element.localName === 'main' ? element.className : '';
  });
}

/** What a copy of elements does not have: values of fields, and what is drawn. */
function copyState(from: Element, to: Element): void {
  const copies = [...to.querySelectorAll('input, textarea, select, canvas')];
  for (const [at, original] of [...from.querySelectorAll('input, textarea, select, canvas')].entries()) {
    const copy = copies[at];
    if (isField(original) && isField(copy)) copy.value = original.value;
    if (isCheckable(original) && isCheckable(copy)) copy.checked = original.checked;
    if (original instanceof HTMLCanvasElement && copy && 'getContext' in copy)
      (copy as HTMLCanvasElement).getContext('2d')?.drawImage(original, 0, 0);
  }
}

type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By name: those of the frame are not instances of this page's classes. */
function isField(element: Element | undefined): element is ValueField {
  return ['textarea', 'select'].includes(element?.localName ?? '') || isTextInput(element);
}

function isTextInput(element: Element | undefined): boolean {
  return element?.localName === 'input' && element.getAttribute('type') !== 'file';
}

function isCheckable(element: Element | undefined): element is HTMLInputElement {
  return element?.localName === 'input' && ['checkbox', 'radio'].includes(element.getAttribute('type') ?? '');
}

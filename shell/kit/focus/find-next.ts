const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [aria-disabled=true], [tabindex="-1"])';

/** The place that something left: between two neighbours that stayed, in a container. */
export interface Gap {
  container: Element;
  before: Element | null;
  after: Element | null;
}

/** What stands next to a gap: what follows, else what precedes, else the same around its container. Never leaves a dialog or the page. */
export function findNext({ container, before, after }: Gap): HTMLElement | undefined {
  for (let each = after; each; each = each.nextElementSibling) {
    const found = focusablesOf(each).find(isInSight);
    if (found) return found;
  }
  for (let each = before; each; each = each.previousElementSibling) {
    const found = focusablesOf(each).findLast(isInSight);
    if (found) return found;
  }
  const parent = container.parentElement;
  if (!parent || container.matches('main, [role=dialog], [role=alertdialog], body')) return undefined;
  return findNext({
    container: parent,
    before: container.previousElementSibling,
    after: container.nextElementSibling,
  });
}

/** What takes the focus: an element, or what is inside it. */
function focusablesOf(element: Element): Element[] {
  return element.matches(focusable) ? [element] : [...element.querySelectorAll(focusable)];
}

function isInSight(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.checkVisibility();
}

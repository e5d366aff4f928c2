/** What lies below a modal: the page, and dialogs that were opened before. */
const surfaces = '[data-page], [data-modal-layer]';

/** How many modals lie above a surface. */
const holds = new WeakMap<Element, number>();

/** What had the focus before each modal opened. */
const focusBefore = new Map<string, WeakRef<Element>>();

export interface HeldPage {
  /** What had the focus, if it can have it again; else what had it before the modal below, if that has closed too. */
  findFocusBefore(): HTMLElement | undefined;
  /** What has the focus within the modal itself, so that a focus trap that goes on leaves it there. */
  findFocusInside(): HTMLElement | undefined;
  /** Gives the page back, unless another modal holds it too. What fades away takes no key and no focus any more. */
  release(): void;
}

/**
 * Makes all that lies below a modal inert at once: no key, no press and no script's `focus()` reaches it, before the modal
 * paints and for as long as it is open.
 * @param ownLayer `data-modal-layer` of the modal itself
 */
export function holdPage(ownLayer: string): HeldPage {
  const { activeElement } = document;
  if (activeElement) focusBefore.set(ownLayer, new WeakRef(activeElement));
  const held = [...document.querySelectorAll<HTMLElement>(surfaces)].filter(
    ({ dataset }) => dataset.modalLayer !== ownLayer,
  );
  setInert(ownLayer, false);
  for (const surface of held) countHold(surface, 1);
  // The browser takes the focus away with its next frame only; a key must not come before that.
  if (activeElement instanceof HTMLElement && activeElement.closest('[inert]')) activeElement.blur();
  return {
    // Who has gone on meanwhile keeps the focus.
    findFocusBefore: () => findUsable(isFocusLost() ? activeElement : document.activeElement),
    findFocusInside: () =>
      layerOf(document.activeElement) === ownLayer ? findUsable(document.activeElement) : undefined,
    release() {
      setInert(ownLayer, true);
      for (const surface of held.splice(0)) countHold(surface, -1);
      // Before the focus trap of the modal below goes on, which would take the focus to its first button.
      if (isFocusLost()) findUsable(activeElement)?.focus();
      // After what closes with it: two modals may go at once, and only the page below has a place for the focus.
      setTimeout(() => isFocusLost() && findUsable(activeElement)?.focus());
    },
  };
}

function setInert(layer: string, isInert: boolean): void {
  const own = document.querySelector<HTMLElement>(`[data-modal-layer="${CSS.escape(layer)}"]`);
  if (own) own.inert = isInert;
}

function countHold(surface: HTMLElement, change: 1 | -1): void {
  const count = (holds.get(surface) ?? 0) + change;
  holds.set(surface, count);
  surface.inert = count > 0;
}

function findUsable(element: Element | null | undefined): HTMLElement | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  if (element.isConnected && !element.closest('[inert]')) return element;
  const layer = layerOf(element);
  return layer === undefined ? undefined : findUsable(focusBefore.get(layer)?.deref());
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
}

function layerOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-modal-layer]')?.dataset.modalLayer;
}

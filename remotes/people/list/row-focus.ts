/** Marks the button of a row, so that the focus finds its way back. */
export function rowMark(userId: string) {
  return { 'data-person': userId };
}

/**
 * Gives the focus back to the button of a row once the dialog over it is gone, unless something else took it; to
 * the heading of the page where the row is no longer shown.
 */
export function returnFocusTo(userId: string | undefined): void {
  setTimeout(() => {
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (isTaken) return;
    const row = userId ? document.querySelector<HTMLElement>(`[data-person="${CSS.escape(userId)}"]`) : null;
    (row ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus({
      preventScroll: row === null,
    });
  }, returnAfterMs);
}

/** Longer than a dialog takes to close and to hand the focus back itself. */
const returnAfterMs = 250;

/** Longer than a dialog takes to close and to hand the focus back itself. */
const returnAfterMs = 250;

/** Marks the button of a row, so that the focus finds its way back. */
export function rowMark(classId: string) {
  return { 'data-class': classId };
}

/** Gives the focus back to the button of a row once the dialog over it is gone, unless something else took it; else to the heading. */
export function returnFocusTo(classId: string | undefined): void {
  setTimeout(() => {
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (isTaken) return;
    const row = classId ? document.querySelector<HTMLElement>(`[data-class="${CSS.escape(classId)}"]`) : null;
    const place = row ?? document.querySelector<HTMLElement>('[data-page-heading]');
    place?.focus({ preventScroll: row === null });
  }, returnAfterMs);
}

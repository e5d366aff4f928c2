import { useEffect } from 'react';
import { findNext, type Gap } from './find-next.ts';

/** Longer than a dialog takes to close and to give the focus back. */
const waitMs = 300;

/** Keeps the focus from being lost, as long as the frame stands. */
export function FocusKeeper(): null {
  useEffect(keepFocus, []);
  return null;
}

/** @returns how to stop */
function keepFocus(): () => void {
  let holder: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
  const onFocus = ({ target }: FocusEvent): void => {
    clearTimeout(timer);
    holder = target instanceof Element ? target : undefined;
  };
  const goOn = (gap: Gap | undefined): void => {
    if (!isLost()) return;
    const next = gap?.container.closest('main, [role=dialog], [role=alertdialog], section')
      ? findNext(gap)
      : undefined;
    if (next?.isConnected) next.focus();
    else focusHeading();
  };
  // Who presses the mouse beside everything wants no focus.
  const onPress = (): void => {
    holder = undefined;
  };
  const observer = new MutationObserver((records) => {
    if (!holder || !isLost()) return;
    if (!holder.isConnected) {
      const gap = findGap(records, holder);
      holder = undefined;
      timer = setTimeout(() => goOn(gap), waitMs);
    } else if (records.some(({ type, target }) => type === 'attributes' && target === holder)) {
      if (holder instanceof HTMLButtonElement && !holder.disabled) holder.focus();
    }
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}

function focusHeading(): void {
  (document.querySelector<HTMLElement>('[data-page-heading]') ?? document.getElementById('main'))?.focus({
    preventScroll: true,
  });
}

/** Where it was, if this is how it went away. */
function findGap(records: readonly MutationRecord[], lost: Node): Gap | undefined {
  const record = records.find(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((removed) => removed.contains(lost)),
  );
  if (!(record?.target instanceof Element)) return undefined;
  return {
    container: record.target,
    before: nearest(record.previousSibling, 'previousSibling'),
    after: nearest(record.nextSibling, 'nextSibling'),
  };
}

function nearest(node: Node | null, side: 'nextSibling' | 'previousSibling'): Element | null {
  let each = node;
  while (each && !(each instanceof Element)) each = each[side];
  return each;
}

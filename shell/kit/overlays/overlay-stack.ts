import { createLayerHistory, type LayerHistory } from './layer-history.ts';

/** Where overlays of a kind begin: panels beside the header; the others as in P08 and M08. */
export const overlayBases = { panel: 1000, widget: 1500, about: 10_000, modal: 200_000 } as const;

export type OverlayBase = keyof typeof overlayBases;

export interface Overlay {
  base: OverlayBase;
  /** Escape while this is the top; does nothing where it may not be closed. Left out: it sees to Escape itself. */
  onEscape?: (() => void) | undefined;
  /** The browser's Back while this is the top. Default: as Escape. */
  onBack?: (() => void) | undefined;
}

export interface OpenOverlay {
  /** Height when it was opened: its base, or just above the top. */
  readonly zIndex: number;
  /** Puts it on top of the others. @returns its height from now on */
  raise(): number;
  close(): void;
}

interface Entry extends Overlay {
  zIndex: number;
}

/** From the lowest to the top. */
let open: readonly Entry[] = [];

let layerHistory: LayerHistory | undefined;

/** Lets Back close what is open, also after a reload in the middle of it. */
export function watchBack(): LayerHistory {
  layerHistory ??= createLayerHistory({ count: () => open.length, closeTop });
  return layerHistory;
}

/** Puts an overlay on top of all that are open: at its base, or one above the top, whichever is higher. */
export function openOverlay(overlay: Overlay): OpenOverlay {
  const entry: Entry = { ...overlay, zIndex: heightAbove(open, overlay.base) };
  setOpen([...open, entry]);
  watchBack().cover();
  const others = (): Entry[] => open.filter((other) => other !== entry);
  return {
    zIndex: entry.zIndex,
    raise() {
      if (open.at(-1) === entry) return entry.zIndex;
      entry.zIndex = heightAbove(others(), entry.base);
      setOpen([...others(), entry]);
      return entry.zIndex;
    },
    close: () => setOpen(others()),
  };
}

function closeTop(): void {
  const top = open.at(-1);
  (top?.onBack ?? top?.onEscape)?.();
}

function heightAbove(entries: readonly Entry[], base: OverlayBase): number {
  return Math.max(overlayBases[base], (entries.at(-1)?.zIndex ?? 0) + 1);
}

function setOpen(next: readonly Entry[]): void {
  // Ahead of every other listener, so that nothing below acts first.
  if (open.length === 0 && next.length > 0) addEventListener('keydown', onKeyDown, { capture: true });
  if (open.length > 0 && next.length === 0) removeEventListener('keydown', onKeyDown, { capture: true });
  open = next;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const onEscape = open.at(-1)?.onEscape;
  if (!onEscape) return;
  // Components that keep an order of their own stand back from what is prevented.
  event.preventDefault();
  onEscape();
}

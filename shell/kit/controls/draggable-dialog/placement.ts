/** Sides in the order of CSS: top, right, bottom, left; px, or `auto` for what is left over. */
export type Sides = readonly [Side, Side, Side, Side];
type Side = number | 'auto';

/** Where a dialog opens (P01); `tr` is the upper right corner. */
export type DialogPosition = 'middle' | 'left' | 'right' | 'top' | 'bottom' | 'tr' | Sides;

/** How much of the window's width a dialog takes; `full` takes its height as well. */
export type DialogSize = 'small' | 'large' | 'full';

const edge = '8px';
const widths: Readonly<Record<DialogSize, string>> = { small: '60%', large: '90%', full: '100%' };

/** The margins that put a dialog into its place. `top` counts where the position itself does not say how high. */
export function marginOf(position: DialogPosition, top: string): string {
  if (typeof position !== 'string') {
    return position.map((side) => (side === 'auto' ? side : `${side}px`)).join(' ');
  }
  const height = toHeight(top);
  return {
    middle: `${height} auto auto auto`,
    left: `${height} auto auto ${edge}`,
    right: `${height} ${edge} auto auto`,
    top: `${edge} auto auto auto`,
    bottom: `auto auto ${edge} auto`,
    tr: `${edge} ${edge} auto auto`,
  }[position];
}

/** Width of a dialog: as wide as wished, never so narrow that nothing can be read, never wider than the window. */
export function widthOf(size: DialogSize, width: string | undefined): string {
  const wish = width ?? widths[size];
  if (size === 'full' && width === undefined) return wish;
  return `clamp(min(20rem, 100dvw - 16px), ${wish}, 100dvw - 16px)`;
}

/** Percentages of a margin are of the width; those of `top` are meant of the window's height. */
function toHeight(top: string): string {
  return top.replace(/%$/, 'dvh');
}

import type { ViewportQuery } from '#shared/viewport-files';

/** Puts what the address hands to a bundle onto its container (D-53). */
export function handOver(
  place: HTMLElement | null | undefined,
  { id = '', linkUrl = '' }: Pick<ViewportQuery, 'id' | 'linkUrl'>,
): void {
  if (!place) return;
  place.dataset.id = id;
  place.dataset.linkUrl = linkUrl;
}

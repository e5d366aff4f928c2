import type { ApplicationConfig } from '#shared/contracts';

/** A part of the look that the portal brings to an app. */
export type FramePart = 'header' | 'theme';

/**
 * The parts of the look, in the order in which they come (A07): content pages get the header and then the
 * theme, mobile ones the theme alone, all others what their flags say.
 */
export function planFrame({
  pagemodel,
  mobile,
  theme,
  renderingHeader,
}: Pick<ApplicationConfig, 'pagemodel' | 'mobile' | 'theme' | 'renderingHeader'>): readonly FramePart[] {
  if (pagemodel === 'content') return ['header', 'theme'];
  if (mobile) return ['theme'];
  return [...(theme ? (['theme'] as const) : []), ...(renderingHeader ? (['header'] as const) : [])];
}

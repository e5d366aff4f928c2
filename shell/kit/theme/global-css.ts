/** What holds for the page as a whole. */
export const globalCss = {
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: { base: '106.25%', md: '100%' },
    '--text-line-height': '1.5',
    lineHeight: 'text',
    textAutospace: 'normal',
    textSizeAdjust: '100%',
    colorPalette: 'brand',
    '--global-color-border': 'colors.border',
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
  },
  'html:lang(zh)': { '--text-line-height': '1.6' },
  ':lang(zh) :is(em, i)': { fontStyle: 'normal' },
  body: { minHeight: '100dvh' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.emphasized' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

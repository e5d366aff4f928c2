function value<Value>(content: Value) {
  return { value: content };
}

function values<Key extends string>(content: Record<Key, string>) {
  return Object.fromEntries(Object.entries<string>(content).map(([key, text]) => [key, value(text)]));
}

/** Steps of the 4 px grid; a step is a quarter of a rem, so that sizes grow with the text. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64,
  72, 80, 96,
];
const grid = Object.fromEntries(steps.map((step) => [String(step), value(`${step / 4}rem`)]));

const widths = values({
  full: '100%',
  '2xs': '16rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  /** Widest content of an app page. */
  page: '1200px',
  /** Widest desktop: three groups side by side. */
  wide: '1680px',
});

const sans =
  '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, -apple-system, sans-serif';

/** Sizes, type, shadows and durations. */
export const tokens = {
  spacing: grid,
  sizes: { ...grid, ...widths, prose: value('60ch') },
  radii: values({
    control: '8px',
    card: '12px',
    tile: '20px',
    full: '9999px',
    sm: '4px',
    l1: '6px',
    l2: '8px',
    l3: '12px',
  }),
  fonts: values({
    body: sans,
    heading: sans,
    mono: 'ui-monospace, "SF Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
  }),
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ short: '1.3', text: 'var(--text-line-height)' }),
  shadows: {},
  durations: values({ faster: '100ms', fast: '120ms', moderate: '160ms', slow: '200ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  colors: {
    white: value('#ffffff'),
    black: value('#000000'),
    transparent: value('transparent'),
    current: value('currentColor'),
    blackAlpha: { 500: value('rgba(13, 20, 33, 0.48)') },
  },
  zIndex: Object.fromEntries(
    // Modals begin at the base of P08; toasts stand above everything.
    Object.entries({ sticky: 100, header: 1000, popover: 200_000, tooltip: 200_500, toast: 201_000 }).map(
      ([name, level]) => [name, value(level)],
    ),
  ),
  cursor: values({ button: 'pointer', disabled: 'not-allowed', menuitem: 'default' }),
};

/** The two shadows, softer on dark surfaces, where borders do the work. */
export const shadows = {
  raised: { light: '0 1px 2px rgba(20, 32, 56, 0.06), 0 2px 8px rgba(20, 32, 56, 0.06)', dark: 'none' },
  floating: {
    light: '0 4px 12px rgba(20, 32, 56, 0.12), 0 12px 32px rgba(20, 32, 56, 0.14)',
    dark: '0 12px 32px rgba(0, 0, 0, 0.6)',
  },
} as const;

function text(fontSize: string, lineHeight = 'text') {
  return value({ fontSize, lineHeight });
}

/** Sizes of text with their line heights. */
export const textStyles = {
  '2xs': text('2xs'),
  xs: text('xs'),
  sm: text('sm'),
  md: text('md'),
  lg: text('lg'),
  xl: text('xl', 'short'),
  '2xl': text('2xl', 'short'),
  '3xl': text('3xl', 'short'),
};

function move(from: string, to: string) {
  return { from: { translate: from }, to: { translate: to } };
}

/** The few motions there are, by the names that Chakra's recipes use. */
export const keyframes = {
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': move('0 -8px', '0'),
  'slide-from-bottom': move('0 8px', '0'),
  'slide-from-right': move('16px 0', '0'),
  'slide-from-left': move('-16px 0', '0'),
  'slide-to-top': move('0', '0 -8px'),
  'slide-to-right': move('0', '16px 0'),
  'slide-from-right-full': move('100% 0', '0'),
  'slide-to-right-full': move('0', '100% 0'),
};

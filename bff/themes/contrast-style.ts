/** Variables of the design system under high contrast: black on white with one strong blue, or white on black with yellow. */
const highContrast = {
  light: {
    bg: '#fff',
    'bg-panel': '#fff',
    'bg-subtle': '#fff',
    'bg-muted': '#fff',
    'bg-emphasized': '#e6e6e6',
    fg: '#000',
    'fg-muted': '#000',
    'fg-subtle': '#262626',
    border: '#000',
    'border-muted': '#000',
    'border-control': '#000',
    'brand-solid': '#00358e',
    'brand-strong': '#00358e',
    'brand-fg': '#00358e',
    'brand-subtle': '#fff',
    'brand-muted': '#e6e6e6',
    'brand-emphasized': '#ccc',
    'brand-border': '#00358e',
    'brand-focus-ring': '#00358e',
    'gray-fg': '#000',
    'gray-subtle': '#fff',
    'gray-muted': '#e6e6e6',
  },
  dark: {
    bg: '#000',
    'bg-panel': '#000',
    'bg-subtle': '#000',
    'bg-muted': '#000',
    'bg-emphasized': '#333',
    fg: '#fff',
    'fg-muted': '#fff',
    'fg-subtle': '#e6e6e6',
    border: '#fff',
    'border-muted': '#fff',
    'border-control': '#fff',
    'brand-solid': '#ffe14d',
    'brand-strong': '#ffe14d',
    'brand-contrast': '#000',
    'brand-fg': '#ffe14d',
    'brand-subtle': '#000',
    'brand-muted': '#333',
    'brand-emphasized': '#4d4d4d',
    'brand-border': '#ffe14d',
    'brand-focus-ring': '#ffe14d',
    'gray-fg': '#fff',
    'gray-subtle': '#000',
    'gray-muted': '#333',
  },
} as const;

/**
 * The stylesheet of high contrast. Stronger than the rules of a theme, which name one class or none; no picture stays behind text that
 * has to stand out. The page says by `media` when it holds.
 */
export function createContrastStyle(): string {
  return (
    `:root:root{${declare(highContrast.light)};--theme-picture-display:none;--theme-plain:block}` +
    `:root.dark{${declare(highContrast.dark)}}`
  );
}

function declare(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => `--p-colors-${name}:${value}`)
    .join(';');
}

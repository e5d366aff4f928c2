import { describe, expect, test } from 'vitest';
import { colors, type Shade } from './palettes.ts';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colours. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const modes = ['light', 'dark'] as const;

function atLeast(ratio: number, text: Shade, ground: Shade): void {
  for (const mode of modes) {
    expect(contrast(text[mode], ground[mode]), `${text[mode]} on ${ground[mode]}`).toBeGreaterThanOrEqual(
      ratio,
    );
  }
}

describe.each(['brand', 'red', 'green', 'orange', 'gray'] as const)('palette %s', (name) => {
  const palette = colors[name];
  test('text on its solid, and its text on its grounds, reach 4.5:1', () => {
    atLeast(4.5, palette.contrast, palette.solid);
    for (const ground of [palette.subtle, palette.muted, colors.bg.panel]) atLeast(4.5, palette.fg, ground);
  });
});

test('text reaches 4.5:1 on every surface', () => {
  const { bg, fg } = colors;
  for (const ground of [bg.DEFAULT, bg.panel, bg.subtle, bg.muted]) {
    for (const text of [fg.DEFAULT, fg.muted, fg.error, fg.success, fg.warning]) atLeast(4.5, text, ground);
  }
  atLeast(4.5, fg.subtle, bg.panel);
});

test('borders of controls and the focus ring reach 3:1', () => {
  atLeast(3, colors.border.control, colors.bg.panel);
  atLeast(3, colors.brand.focusRing, colors.bg.panel);
});

test('the fill is the colour of the specification', () => expect(colors.brand.fill.light).toBe('#457cd6'));

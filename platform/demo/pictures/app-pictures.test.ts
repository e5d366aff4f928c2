import { describe, expect, test } from 'vitest';
import { demoApps } from '../data/apps.ts';
import { appHues } from './app-hues.ts';
import { appPictureName, createAppPictures } from './app-pictures.ts';
import { createClientLogos } from './client-logos.ts';
import { oklchToHex, tileGradient } from './tile-colour.ts';
import { createUnitLogos } from './unit-logos.ts';

const pictures = createAppPictures();

describe('the pictures of apps', () => {
  test('when an app is on the desktop, then it has a picture of its own', () => {
    const expected = demoApps.map((app) => appPictureName(app.code));
    expect([...pictures.keys()].sort()).toEqual(expected.sort());
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  test('when a glyph is drawn, then its app has a hue', () => {
    for (const { code } of demoApps) expect([code, code in appHues]).toEqual([code, true]);
  });

  test.each([...pictures, ...createClientLogos(), ...createUnitLogos()])(
    'when %s is served, then it is a small, closed SVG without script, style or address',
    (_, svg) => {
      expect(svg.length).toBeLessThan(2048);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 64".*<\/svg>$/);
      expect(svg).not.toMatch(/<script|<style|style=|on\w+=|href|url\((?!#g\))/);
      const opened = svg.match(/<[a-z]/gi)?.length;
      expect(svg.match(/\/>|<\//g)?.length).toBe(opened);
    },
  );
});

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Contrast of white with a colour (WCAG 2). */
function contrastWithWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the colour of a tile', () => {
  test.each(Object.entries(appHues))('when %s has the hue %i, then its white glyph stands out', (_, hue) => {
    const { top, bottom } = tileGradient(hue);
    const bottomChannels = channelsOf(bottom);
    const middle = channelsOf(top).map((value, index) => (value + (bottomChannels[index] ?? 0)) / 2);
    expect(contrastWithWhite(middle)).toBeGreaterThanOrEqual(3);
  });

  test('when OKLCH is turned into hex, then it is the colour that a browser shows', () => {
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
    expect(oklchToHex(0, 0, 0)).toBe('#000000');
    expect(oklchToHex(0.628, 0.2577, 29.23)).toBe('#ff0000');
  });
});

describe('the logos of units', () => {
  test('when the bureau shows its logo, then it is ten times as wide as high', () => {
    expect(createUnitLogos().get('U1001')).toContain('width="640" height="64"');
  });

  test('when U2002 is asked for its logo, then there is none', () => {
    expect(createUnitLogos().has('U2002')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { demoApps } from '../data/apps.ts';
import { appHues } from './app-hues.ts';
import { appPictureName, createAppPictures } from './app-pictures.ts';
import { oklchToHex } from './tile-colour.ts';
import { createUnitLogos } from './unit-logos.ts';

const pictures = createAppPictures();

describe('the pictures of apps', () => {
  test('when an app is on the desktop, then it has a picture of its own, except the survey', () => {
    const expected = demoApps.map((app) => appPictureName(app.code)).filter((name) => name !== 'survey.svg');
    expect([...pictures.keys()].sort()).toEqual(expected.sort());
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  test('when a glyph is drawn, then its app has a hue', () => {
    for (const { code } of demoApps)
      expect([code, code === 'survey' || code in appHues]).toEqual([code, true]);
  });

  test.each([...pictures, ...createUnitLogos()])(
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

describe('the colour of a tile', () => {
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

import type { Glyph } from './app-tile.ts';

/** Glyphs of the groups 成长, 家校, 办公 and 平台, by app code. */
export const schoolLifeGlyphs: Readonly<Record<string, Glyph>> = {
  // A compass.
  career: {
    solid: '<circle cx="32" cy="32" r="18"/>',
    cut: '<path d="M39.5 24.5l-4.3 10.7-10.7 4.3 4.3-10.7z"/>',
  },
  // A flower with five petals, one for each side of a child.
  hlcp: {
    solid:
      '<circle cx="32" cy="21.5" r="8.6"/><circle cx="42" cy="28.8" r="8.6"/><circle cx="38.2" cy="40.5" r="8.6"/><circle cx="25.8" cy="40.5" r="8.6"/><circle cx="22" cy="28.8" r="8.6"/><circle cx="32" cy="32" r="8"/>',
    cut: '<circle cx="32" cy="32" r="5"/>',
  },
  // A star.
  evalu: {
    solid:
      '<path d="M30.3 14.5a1.9 1.9 0 0 1 3.4 0l4.5 9.3 10.2 1.4a1.9 1.9 0 0 1 1 3.3L42 35.6l1.8 10.1a1.9 1.9 0 0 1-2.8 2L32 42.9l-9 4.8a1.9 1.9 0 0 1-2.8-2L22 35.6l-7.4-7.1a1.9 1.9 0 0 1 1-3.3l10.2-1.4z"/>',
  },
  // A seedling.
  scczReport: {
    soft: '<path d="M32 34.5c-9.5 0-15-5-15-14.5 9.5 0 15 5 15 14.5z"/>',
    solid: '<path d="M32 31c0-10 5.5-15.5 16-15.5C48 25.5 42.5 31 32 31z"/>',
    lines: '<path d="M32 31v18M21 49.5h22"/>',
  },
  // A megaphone.
  notice: {
    solid:
      '<path d="M41.5 15.7v28.6a1.5 1.5 0 0 1-2.3 1.3L30 39.5h-9a6 6 0 0 1-6-6v-7a6 6 0 0 1 6-6h9l9.2-6.1a1.5 1.5 0 0 1 2.3 1.3z"/>',
    lines: '<path d="M22.5 41v6a3 3 0 0 0 6 0v-6M46.5 25.5a7 7 0 0 1 0 9"/>',
  },
  // A sheet with two answers ticked.
  survey: {
    solid: '<path d="M20 14h24a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z"/>',
    cut: '<path d="M21.5 25l3 3 5-5.5M21.5 39l3 3 5-5.5M35 26h7M35 40h7"/>',
  },
  // A door with an arrow that leaves.
  leave: {
    solid: '<path d="M19 15h15a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4z"/>',
    lines: '<path d="M42 32h8M46.5 25.8l6 6.2-6 6.2"/>',
    cut: '<path d="M26.5 32H38"/>',
  },
  // A cloud.
  drive: {
    solid: '<path d="M23.5 46.5a9 9 0 0 1-1.2-17.9A11.5 11.5 0 0 1 44.2 26a10.3 10.3 0 0 1-1.7 20.5z"/>',
    cut: '<path d="M32.5 41.5V32M28 35.8l4.5-4.3 4.5 4.3"/>',
  },
  // A rubber stamp.
  op: {
    solid:
      '<path d="M32 13a7.5 7.5 0 0 1 7.5 7.5c0 4.5-3.3 6-3.3 11.5H44a5 5 0 0 1 5 5v5H15v-5a5 5 0 0 1 5-5h7.8c0-5.5-3.3-7-3.3-11.5A7.5 7.5 0 0 1 32 13z"/>',
    lines: '<path d="M18.5 49h27"/>',
  },
  // A video camera.
  meet: {
    solid:
      '<rect x="13" y="20" width="25" height="24" rx="6"/><path d="M41 29.5l7.6-5.7a1.5 1.5 0 0 1 2.4 1.2v14a1.5 1.5 0 0 1-2.4 1.2L41 34.5z"/>',
  },
  // Two people.
  base: {
    soft: '<circle cx="42.5" cy="25" r="5.8"/><path d="M41.5 33.8c6 0 9.8 3.8 9.8 9.5a2.5 2.5 0 0 1-2.5 2.5h-8c0-5-1-9.3-4-11.2a11.5 11.5 0 0 1 4.7-.8z"/>',
    solid:
      '<circle cx="26.5" cy="23.5" r="7.5"/><path d="M26.5 34c8 0 12.8 4.6 12.8 11a2.8 2.8 0 0 1-2.8 2.8h-20a2.8 2.8 0 0 1-2.8-2.8c0-6.4 4.8-11 12.8-11z"/>',
  },
  // A mortarboard.
  edu: {
    solid:
      '<path d="M30.7 17.5a3.5 3.5 0 0 1 2.6 0l18 7.3a1.5 1.5 0 0 1 0 2.8l-18 7.3a3.5 3.5 0 0 1-2.6 0l-18-7.3a1.5 1.5 0 0 1 0-2.8z"/>',
    soft: '<path d="M20.5 34.5l9.2 3.7a6 6 0 0 0 4.6 0l9.2-3.7v7.2c0 3.3-5 6.3-11.5 6.3s-11.5-3-11.5-6.3z"/>',
    lines: '<path d="M49.5 27.5v12"/>',
  },
  // Angle brackets around a slash.
  app: {
    lines: '<path d="M22.5 22.5L13 32l9.5 9.5M41.5 22.5L51 32l-9.5 9.5M36 17.5l-8 29" stroke-width="4"/>',
  },
  // A dial on a board.
  area: {
    solid:
      '<path d="M32 17a18.5 18.5 0 0 1 16 27.8 3.5 3.5 0 0 1-3 1.7H19a3.5 3.5 0 0 1-3-1.7A18.5 18.5 0 0 1 32 17z"/>',
    cut: '<path d="M32 37.5l6.5-8.5M22 36.5h0M25 28.5h0M32 25h0M42 36.5h0" stroke-width="3.2"/><circle cx="32" cy="38" r="2.2"/>',
  },
};

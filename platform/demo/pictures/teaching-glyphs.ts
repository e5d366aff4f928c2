import type { Glyph } from './app-tile.ts';

/** Glyphs of the groups 教学 and 教务, by app code. */
export const teachingGlyphs: Readonly<Record<string, Glyph>> = {
  // An open book with a pencil across the right page.
  prep: {
    solid:
      '<path d="M30.5 21.5c-3.5-3-8.5-4-14-3.8a2 2 0 0 0-1.9 2v21.6a2 2 0 0 0 2.1 2c5-.2 9.8.8 13.8 3.6z"/>',
    soft: '<path d="M33.5 21.5c3.5-3 8.5-4 14-3.8a2 2 0 0 1 1.9 2v21.6a2 2 0 0 1-2.1 2c-5-.2-9.8.8-13.8 3.6z"/>',
    lines: '<path d="M38.5 36.5l1.2-4.7 9.3-9.3 3.5 3.5-9.3 9.3z" fill="#fff" stroke-width="1.5"/>',
    cut: '<path d="M19.5 25c2.5.1 4.5.6 6.5 1.5M19.5 32c2.5.1 4.5.6 6.5 1.5" stroke-width="2.5"/>',
  },
  // An exercise book with written lines and a tick.
  hw: {
    solid:
      '<path d="M19 15h22a4 4 0 0 1 4 4v14.5a9.5 9.5 0 0 0-9.5 15.5H19a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4z"/>',
    lines: '<path d="M39 43.5l3.8 3.8 7.2-8.3" stroke-width="3.6"/>',
    cut: '<path d="M22.5 23.5h15M22.5 30.5h13M22.5 37.5h7"/>',
  },
  // A paper marked with an A plus.
  exam: {
    solid: '<path d="M20 13h17.5L48 23.5V47a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4z"/>',
    cut: '<path d="M22.5 42.5l6-16 6 16M24.7 37.5h7.6M38.5 30.5h6M41.5 27.5v6"/>',
  },
  // Three sheets in a stack.
  res: {
    solid:
      '<path d="M30.3 14.8a4 4 0 0 1 3.4 0l15 7a1.8 1.8 0 0 1 0 3.3l-15 7a4 4 0 0 1-3.4 0l-15-7a1.8 1.8 0 0 1 0-3.3z"/>',
    lines: '<path d="M15.5 32.8l15 7a3.6 3.6 0 0 0 3 0l15-7M15.5 41.3l15 7a3.6 3.6 0 0 0 3 0l15-7"/>',
  },
  // A ring-bound notebook with a bookmark.
  note: {
    solid: '<path d="M22 14h22a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z"/>',
    lines: '<path d="M14.5 22.5h6M14.5 32h6M14.5 41.5h6"/>',
    cut: '<path d="M36 14.5v11l3.5-3 3.5 3v-11M27 34h14M27 41h9M22 22.5h0M22 32h0M22 41.5h0" stroke-width="2.6"/>',
  },
  // A week as a grid with one lesson marked.
  tt: {
    solid: '<path d="M19 17h26a4 4 0 0 1 4 4v3.5H15V21a4 4 0 0 1 4-4z"/>',
    soft: '<path d="M15 27.5h34V45a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z"/>',
    lines:
      '<path d="M24 13.5v5M40 13.5v5"/><path d="M21.5 34.5h0M32 34.5h0M42.5 34.5h0M21.5 42h0M32 42h0" stroke-width="5"/>',
  },
  // A face in the frame of a camera.
  attend: {
    solid: '<circle cx="32" cy="32" r="11.5"/>',
    lines:
      '<path d="M15 23v-4a4 4 0 0 1 4-4h4M41 15h4a4 4 0 0 1 4 4v4M49 41v4a4 4 0 0 1-4 4h-4M23 49h-4a4 4 0 0 1-4-4v-4"/>',
    cut: '<path d="M28 29.5v1M36 29.5v1M27.5 35.5c2.5 2.6 6.5 2.6 9 0" stroke-width="2.6"/>',
  },
  // Bars that grow, with the line of the trend.
  score: {
    solid:
      '<rect x="16" y="37" width="7.5" height="12" rx="2.2"/><rect x="28.3" y="31" width="7.5" height="18" rx="2.2"/><rect x="40.5" y="25" width="7.5" height="24" rx="2.2"/>',
    lines: '<path d="M16 28l9.5-7.5 6 3.5L43 14.5M36.5 14h7v7"/>',
  },
  // Four cards, one of them chosen.
  course: {
    solid:
      '<rect x="15" y="15" width="15" height="15" rx="4"/><rect x="15" y="34" width="15" height="15" rx="4"/><rect x="34" y="15" width="15" height="15" rx="4"/>',
    lines: '<path d="M35.5 42l4.5 4.5 8.5-9.5" stroke-width="3.8"/>',
  },
  // A speech bubble that holds a heart.
  py: {
    solid:
      '<path d="M20 15h24a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H33.5l-8.3 7a1.3 1.3 0 0 1-2.2-1v-6h-3a6 6 0 0 1-6-6V21a6 6 0 0 1 6-6z"/>',
    cut: '<path d="M32 36.5l-6.6-6.4a4.2 4.2 0 0 1 6-5.9l.6.6.6-.6a4.2 4.2 0 0 1 6 5.9z" stroke-width="2.6"/>',
  },
};

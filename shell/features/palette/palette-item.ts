import type { ReactNode } from 'react';

/** In the order in which they stand. */
export const paletteGroups = [
  'recent',
  'apps',
  'pages',
  'actions',
  'settings',
  'people',
  'classes',
  'messages',
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** Something that can be found, and what it does. */
export interface PaletteItem {
  /** Unique among all. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Where it belongs, or what it is like; not searched. */
  detail?: string | undefined;
  /** What it is found by besides its label. */
  words: readonly string[];
  glyph: ReactNode;
  /** The setting that holds now. */
  isChosen?: boolean;
  /** The search stays open: there is more to see. */
  staysOpen?: boolean;
  open: () => void;
}

/** What only a server knows. */
export interface AskedItems {
  group: PaletteGroup;
  items: readonly PaletteItem[];
  /** On its way, and nothing to show meanwhile. */
  isLoading: boolean;
  /** Asks again; there only after a failure. */
  retry?: (() => void) | undefined;
}

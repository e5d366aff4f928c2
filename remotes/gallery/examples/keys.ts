import type { KeyEntry } from './example-entry.ts';

const press: KeyEntry = { keys: ['Enter', 'Space'], does: 'gallery.keys.press' };
const follow: KeyEntry = { keys: ['Enter'], does: 'gallery.keys.follow' };
const toggle: KeyEntry = { keys: ['Space'], does: 'gallery.keys.toggle' };
const close: KeyEntry = { keys: ['Esc'], does: 'gallery.keys.close' };
const inside: KeyEntry = { keys: ['Tab', 'Shift+Tab'], does: 'gallery.keys.inside' };
const submit: KeyEntry = { keys: ['Enter'], does: 'gallery.keys.submit' };

/** Keys by the kind of component that they belong to. */
export const keysOf = {
  button: [press],
  link: [follow],
  box: [toggle],
  form: [submit],
  dialog: [inside, close],
  secret: [inside],
  radio: [{ keys: ['↑', '↓', '←', '→'], does: 'gallery.keys.choose' }],
  select: [
    { keys: ['↑', '↓'], does: 'gallery.keys.choose' },
    { keys: ['Space'], does: 'gallery.keys.openList' },
  ],
  search: [{ keys: ['Esc'], does: 'gallery.keys.clear' }],
  menu: [
    { keys: ['Enter', 'Space', '↓'], does: 'gallery.keys.openMenu' },
    { keys: ['↑', '↓', 'Home', 'End'], does: 'gallery.keys.item' },
    { keys: ['Enter'], does: 'gallery.keys.runItem' },
    close,
  ],
  tabs: [{ keys: ['←', '→', 'Home', 'End'], does: 'gallery.keys.tab' }],
  tooltip: [{ keys: ['Esc'], does: 'gallery.keys.hide' }],
  window: [
    inside,
    { keys: ['↑', '↓', '←', '→'], does: 'gallery.keys.move' },
    { keys: ['Home'], does: 'gallery.keys.home' },
    close,
  ],
  scroll: [{ keys: ['↑', '↓', '←', '→'], does: 'gallery.keys.scroll' }],
  chart: [{ keys: ['←', '→'], does: 'gallery.keys.point' }],
  paste: [press, { keys: ['Ctrl+V'], does: 'gallery.keys.paste' }],
} as const satisfies Record<string, readonly KeyEntry[]>;

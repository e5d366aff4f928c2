/** A colour in light and dark surroundings. */
export interface Shade {
  light: string;
  dark: string;
}

function shade(light: string, dark: string): Shade {
  return { light, dark };
}

/**
 * What a colour of meaning is made of. `solid` carries `contrast` text, `fg` is text on `subtle`, `muted` and the page;
 * `fill` decorates and never carries text.
 */
type Palette = Record<
  | 'solid'
  | 'contrast'
  | 'fg'
  | 'subtle'
  | 'muted'
  | 'emphasized'
  | 'border'
  | 'focusRing'
  | 'fill'
  | 'strong',
  Shade
>;

const focusRing = shade('#457cd6', '#8ab2f2');

function palette(own: Omit<Palette, 'contrast' | 'focusRing' | 'strong' | 'border'>): Palette {
  return {
    contrast: shade('#ffffff', '#ffffff'),
    focusRing,
    strong: own.solid,
    border: own.emphasized,
    ...own,
  };
}

/** The default colour #457cd6 with its 10 % darker shade for text and buttons (J07, D-37). */
const brand = palette({
  fill: shade('#457cd6', '#457cd6'),
  solid: shade('#3e70c1', '#3e70c1'),
  fg: shade('#2f5ba3', '#a9c7f6'),
  subtle: shade('#eaf1fc', '#1d2c45'),
  muted: shade('#d6e4f9', '#263a5b'),
  emphasized: shade('#b9d0f4', '#33507d'),
});
const red = palette({
  fill: shade('#c8453b', '#c8453b'),
  solid: shade('#b93c33', '#b93c33'),
  fg: shade('#a12f27', '#ffaaa2'),
  subtle: shade('#fdeeec', '#3d1f1d'),
  muted: shade('#fadcd9', '#552a27'),
  emphasized: shade('#f3bab5', '#7a3a35'),
});
const green = palette({
  fill: shade('#2e7a50', '#2e7a50'),
  solid: shade('#2e7a50', '#2e7a50'),
  fg: shade('#226040', '#8fd9b1'),
  subtle: shade('#eaf6ef', '#17301f'),
  muted: shade('#d3ecdd', '#1f452d'),
  emphasized: shade('#b0dcc2', '#2d6341'),
});
const orange = palette({
  fill: shade('#d97706', '#d97706'),
  solid: shade('#b45309', '#b45309'),
  fg: shade('#8f4207', '#fcc68a'),
  subtle: shade('#fdf3e4', '#38260f'),
  muted: shade('#fae5c5', '#513613'),
  emphasized: shade('#f2cb93', '#744d1b'),
});
const gray = palette({
  fill: shade('#8a94a6', '#6b7688'),
  solid: shade('#414b5b', '#4b566a'),
  fg: shade('#1d2530', '#e9edf3'),
  subtle: shade('#eef1f6', '#232a36'),
  muted: shade('#e3e8f0', '#2d3645'),
  emphasized: shade('#d5dbe5', '#3a4557'),
});

/** Every colour of the portal by its meaning. */
export const colors = {
  bg: {
    DEFAULT: shade('#f4f6fa', '#12161d'),
    panel: shade('#ffffff', '#1b212b'),
    subtle: shade('#f8f9fc', '#161b24'),
    muted: gray.subtle,
    emphasized: gray.muted,
    inverted: gray.fg,
  },
  fg: {
    DEFAULT: gray.fg,
    muted: shade('#57606e', '#a7b0bd'),
    subtle: shade('#626b79', '#98a2b1'),
    error: red.fg,
    success: green.fg,
    warning: orange.fg,
    inverted: shade('#ffffff', '#12161d'),
  },
  border: {
    DEFAULT: shade('#d5dbe5', '#333d4d'),
    muted: shade('#e5e9f0', '#2a323f'),
    control: shade('#858fa1', '#6b7688'),
    error: shade('#c8453b', '#e8746b'),
  },
  brand,
  blue: brand,
  red,
  green,
  orange,
  gray,
} as const;

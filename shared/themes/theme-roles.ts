import { contrastOf, formatColor, mix, parseColor, type Rgb, white } from './color.ts';
import { colors } from './palettes.ts';
import { darkenUntil, lightenUntil, shapeContrast, textContrast } from './readable.ts';
import { createShades } from './shades.ts';

/** The colours that a theme gives, by the names of the design system; `brand.solid` carries white text. */
export type ThemeRole =
  | 'bg'
  | 'bg.panel'
  | 'bg.subtle'
  | 'bg.muted'
  | 'bg.emphasized'
  | 'brand.fill'
  | 'brand.solid'
  | 'brand.strong'
  | 'brand.contrast'
  | 'brand.fg'
  | 'brand.subtle'
  | 'brand.muted'
  | 'brand.emphasized'
  | 'brand.border'
  | 'brand.focusRing';
export type ThemeRoles = Readonly<Record<ThemeRole, string>>;

/**
 * The roles of a colour on light surfaces. The fill is the colour itself; what carries or is text is darkened from its 10 %
 * darker shade until the contrast is 4.5:1 (D-37).
 */
export function createLightRoles(color: string, accent = color): ThemeRoles {
  const base = parseColor(color);
  const darker = parseColor(createShades(accent).darker);
  const tint = (share: number): Rgb => mix(white, base, share);
  const muted = tint(0.2);
  const page = tint(0.05);
  const solid = darkenUntil(darker, textContrast, white);
  return format({
    bg: page,
    'bg.panel': white,
    'bg.subtle': tint(0.03),
    'bg.muted': tint(0.08),
    'bg.emphasized': tint(0.14),
    'brand.fill': base,
    'brand.solid': solid,
    'brand.strong': solid,
    'brand.contrast': white,
    'brand.fg': darkenUntil(darker, textContrast, muted, page),
    'brand.subtle': tint(0.11),
    'brand.muted': muted,
    'brand.emphasized': tint(0.36),
    'brand.border': tint(0.36),
    'brand.focusRing': darkenUntil(parseColor(accent), shapeContrast, white, muted),
  });
}

const night = parseColor(colors.bg.DEFAULT.dark);
const nightPanel = parseColor(colors.bg.panel.dark);

/** The roles of a colour on dark surfaces: text is lightened, surfaces keep a hint of the colour. */
export function createDarkRoles(color: string, accent = color): ThemeRoles {
  const base = parseColor(color);
  const strong = parseColor(accent);
  const tint = (share: number): Rgb => mix(nightPanel, base, share);
  const panel = tint(0.03);
  const solid = createDarkSolid(strong, panel);
  const muted = tint(0.24);
  return format({
    bg: mix(night, base, 0.03),
    'bg.panel': panel,
    'bg.subtle': mix(night, base, 0.05),
    'bg.muted': tint(0.08),
    'bg.emphasized': tint(0.13),
    'brand.fill': base,
    'brand.solid': solid,
    'brand.strong': solid,
    'brand.contrast': white,
    'brand.fg': lightenUntil(strong, textContrast, muted, panel),
    'brand.subtle': tint(0.14),
    'brand.muted': muted,
    'brand.emphasized': tint(0.38),
    'brand.border': tint(0.38),
    'brand.focusRing': lightenUntil(strong, shapeContrast, panel, muted),
  });
}

function format(roles: Readonly<Record<ThemeRole, Rgb>>): ThemeRoles {
  return {
    bg: formatColor(roles.bg),
    'bg.panel': formatColor(roles['bg.panel']),
    'bg.subtle': formatColor(roles['bg.subtle']),
    'bg.muted': formatColor(roles['bg.muted']),
    'bg.emphasized': formatColor(roles['bg.emphasized']),
    'brand.fill': formatColor(roles['brand.fill']),
    'brand.solid': formatColor(roles['brand.solid']),
    'brand.strong': formatColor(roles['brand.strong']),
    'brand.contrast': formatColor(roles['brand.contrast']),
    'brand.fg': formatColor(roles['brand.fg']),
    'brand.subtle': formatColor(roles['brand.subtle']),
    'brand.muted': formatColor(roles['brand.muted']),
    'brand.emphasized': formatColor(roles['brand.emphasized']),
    'brand.border': formatColor(roles['brand.border']),
    'brand.focusRing': formatColor(roles['brand.focusRing']),
  };
}

/** Dark enough for white text, and light enough to stand out from a dark panel. */
function createDarkSolid(base: Rgb, panel: Rgb): Rgb {
  const darkened = darkenUntil(base, textContrast, white);
  const isSeen = contrastOf(darkened, panel) >= shapeContrast;
  return isSeen ? darkened : lightenUntil(darkened, shapeContrast, panel);
}

import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { colors, type Shade } from '#shared/themes';
import { globalCss } from './global-css.ts';
import { recipes } from './recipes.ts';
import { keyframes, shadows, textStyles, tokens } from './tokens.ts';

type ShadeTree = { [name: string]: Shade | ShadeTree };
type ShadeToken = { value: { _light: string; _dark: string } };
type TokenTree = { [name: string]: ShadeToken | TokenTree };

function isShade(node: Shade | ShadeTree): node is Shade {
  return typeof node.light === 'string';
}

function toToken({ light, dark }: Shade): ShadeToken {
  return { value: { _light: light, _dark: dark } };
}

function toTokens(tree: ShadeTree): TokenTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isShade(node) ? toToken(node) : toTokens(node)]),
  );
}

const raised = toToken(shadows.raised);
const floating = toToken(shadows.floating);

/** The design system: Chakra's style properties over our own tokens and recipes. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'p',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1600px' },
    keyframes,
    tokens,
    semanticTokens: {
      colors: toTokens(colors),
      // Chakra's own recipes ask for sizes; both of ours have to do.
      shadows: { raised, floating, xs: raised, sm: raised, md: floating, lg: floating },
    },
    recipes,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } } },
  },
});

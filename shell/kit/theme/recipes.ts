import { defineRecipe } from '@chakra-ui/react';

function height(size: string, paddingInline: string, textStyle: string) {
  return {
    minHeight: size,
    minWidth: size,
    paddingInline,
    textStyle,
  };
}

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    position: 'relative',
    // Large text on a phone takes a second line; the page keeps its width.
    whiteSpace: { base: 'normal', md: 'nowrap' },
    maxWidth: '100%',
    userSelect: 'none',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    cursor: 'button',
    colorPalette: 'brand',
    transitionProperty: 'background-color, border-color, color, translate',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { opacity: '0.55', cursor: 'disabled' },
    // The name of a busy button is hidden from the eye alone.
    '&[data-loading]>span>span': { visibility: 'visible !important', color: 'transparent' },
  },
  variants: {
    size: {
      xs: height('7', '2', 'xs'),
      sm: height('9', '3', 'sm'),
      md: height('10', '4', 'md'),
      lg: height('11', '5', 'md'),
      xl: height('12', '6', 'lg'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solid', filter: 'brightness(0.92)' },
        _active: { translate: '0 1px' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.control',
        color: 'fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const link = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'sm',
    colorPalette: 'brand',
    color: 'colorPalette.fg',
    focusVisibleRing: 'outside',
  },
  variants: {
    variant: {
      plain: { _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      underline: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  defaultVariants: { variant: 'plain' },
});

const heading = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'semibold', color: 'fg', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});

const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    colorPalette: 'gray',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { borderWidth: '1px', borderColor: 'colorPalette.border', color: 'colorPalette.fg' },
    },
    size: {
      xs: { textStyle: '2xs', paddingInline: '1.5', minHeight: '4', minWidth: '4', justifyContent: 'center' },
      sm: { textStyle: 'xs', paddingInline: '2', minHeight: '5' },
      md: { textStyle: 'sm', paddingInline: '2.5', minHeight: '6' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

const skeleton = defineRecipe({
  className: 'skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'control',
        bg: 'bg.emphasized',
        color: 'transparent',
        cursor: 'default',
        pointerEvents: 'none',
        userSelect: 'none',
        animation: 'pulse 1.6s ease-in-out 200ms infinite',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});

const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    boxSize: '1.2em',
    animation: 'spin 700ms linear infinite',
  },
});

/** Recipes by the keys under which Chakra's components look for them. */
export const recipes = { button, link, heading, badge, skeleton, spinner };

import { chakra } from 'shell/ui';
import { entryPalettes } from '../entry/entry-icon.tsx';

/** Check box, name, size, who and when, menu; narrow windows show size and day below the name. */
export const rowColumns = {
  base: '2.5rem minmax(0, 1fr) 2.75rem',
  lg: '2.5rem minmax(0, 1fr) 6rem 7rem 9rem 2.75rem',
} as const;

/**
 * Around the rows of a list, and styles all that is in them: a style of its own for each cell of each row took most of the time until
 * the first rows of a folder.
 */
export const RowLines = chakra('div', {
  base: {
    '& > *': {
      display: 'grid',
      gridTemplateColumns: rowColumns,
      alignItems: 'center',
      gap: '2',
      paddingInline: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      userSelect: 'none',
      cursor: 'default',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.subtle' },
      _selected: { bg: 'brand.subtle', _hover: { bg: 'brand.subtle' } },
    },
    '& > [data-over]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-2px' },
    '& [data-cell=choice]': {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '6',
      minHeight: '8',
      cursor: 'pointer',
      '& input': { boxSize: '4.5', accentColor: 'brand.strong', cursor: 'pointer' },
    },
    '& [data-cell=name]': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    '& [data-cell=name] > div': { minWidth: '0' },
    '& [data-cell=icon]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '9',
      flexShrink: '0',
      borderRadius: 'control',
    },
    // A palette would set a dozen properties on each icon, which the first rows of a folder wait for.
    ...Object.fromEntries(
      entryPalettes.map((palette) => [
        `& [data-hue=${palette}]`,
        { bg: `${palette}.subtle`, color: `${palette}.fg` },
      ]),
    ),
    '& [data-cell=menu]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: { base: '11', md: '9' },
      borderRadius: 'control',
      colorPalette: 'brand',
      color: 'fg',
      cursor: 'button',
      focusVisibleRing: 'outside',
      _hover: { bg: 'colorPalette.subtle' },
      _expanded: { bg: 'colorPalette.subtle' },
    },
    '& [data-cell=title]': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    '& [data-cell=title] > button': {
      maxWidth: '100%',
      truncate: true,
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& [data-cell=title] > [role=img]': { color: 'fg.muted', flexShrink: '0' },
    '& [data-cell=under], & [data-cell=detail]': {
      color: 'fg.muted',
      fontSize: 'sm',
      truncate: true,
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-cell=under]': { display: { base: 'block', lg: 'none' } },
    '& [data-cell=detail]': { display: { base: 'none', lg: 'block' } },
  },
});

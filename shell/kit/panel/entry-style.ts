/** How every entry of a panel looks: glyph and words at one edge. */
export const entryStyle = {
  variant: 'ghost',
  width: '100%',
  justifyContent: 'flex-start',
  paddingInline: '3',
  minHeight: { base: '11', md: '9' },
} as const;

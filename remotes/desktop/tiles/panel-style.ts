/** The surface that apps stand on, above the picture. */
export const panelStyle = {
  bg: 'bg.panel/85',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'card',
  boxShadow: 'raised',
  paddingInline: { base: '2', md: '3' },
  paddingBlock: '1.5',
} as const;

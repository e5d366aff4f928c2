import { chakra } from 'shell/ui';

export const Table = chakra('table', {
  base: { width: '100%', borderCollapse: 'separate', borderSpacing: '0' },
});

export const Row = chakra('tr', {
  base: { _hover: { bg: 'bg.subtle' }, _focusWithin: { bg: 'bg.subtle' } },
});

/** Stays in sight right below the header of the portal, which is 60 px high where there is room for a table. */
export const HeaderCell = chakra('th', {
  base: {
    position: 'sticky',
    top: '3.75rem',
    zIndex: 'sticky',
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: '600',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    _first: { borderStartStartRadius: 'card' },
    _last: { borderStartEndRadius: 'card' },
  },
});

export const Cell = chakra('td', {
  base: {
    paddingInline: '4',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    verticalAlign: 'middle',
  },
});

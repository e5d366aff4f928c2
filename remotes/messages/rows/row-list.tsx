import { chakra } from 'shell/ui';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
    // Rows out of sight cost nothing to lay out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 4.5rem',
  },
});

/** Rows below each other: Root, Item. */
export const RowList = { Root: List, Item };

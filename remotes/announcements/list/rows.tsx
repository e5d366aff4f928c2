import { chakra } from 'shell/ui';

/** Things below each other. */
export const Rows = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

export const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'flex-start',
    gap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

import { chakra } from 'shell/ui';

/** A list without marks, as items that stand below one another. */
export const PlainList = chakra('ul', { base: { listStyle: 'none' } });

const divided = {
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  _last: { borderBottomWidth: '0' },
} as const;

/** An item of a list that fills a card. */
export const CardItem = chakra('li', { base: { padding: '3', ...divided } });

/** An item of a list that stands beside other things. */
export const LineItem = chakra('li', { base: { paddingBlock: '2', ...divided } });

import { chakra } from 'shell/ui';

/** A list in a card, with a line between its rows. */
export const Rows = chakra('ul', { base: { listStyle: 'none' } });
export const Row = chakra('li', {
  base: { borderBottomWidth: '1px', borderColor: 'border.muted', _last: { borderBottomWidth: '0' } },
});

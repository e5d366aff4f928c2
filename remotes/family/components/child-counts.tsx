import type { ReactElement } from 'react';
import { Box, chakra } from 'shell/ui';
import type { Totals } from '../state/totals.ts';
import { useSay } from '../state/use-say.ts';

const List = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', margin: '0' },
});
const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Count = chakra('dd', {
  base: { margin: '0', fontSize: 'xl', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
});

/** Three figures: unread entries in apps, to-dos, messages. */
export const ChildCounts = ({ unread, todos, messages }: Totals): ReactElement => {
  const say = useSay();
  const figures = [
    [say('family.counts.unread'), unread],
    [say('family.counts.todos'), todos],
    [say('family.counts.messages'), messages],
  ] as const;
  return (
    <List>
      {figures.map(([name, count]) => (
        <Box key={name}>
          <Term>{name}</Term>
          <Count color={count > 0 ? 'brand.fg' : 'fg.muted'}>{count}</Count>
        </Box>
      ))}
    </List>
  );
};

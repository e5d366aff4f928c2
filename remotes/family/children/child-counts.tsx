import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { Totals } from './totals.ts';

const List = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', margin: '0' },
});
const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Count = chakra('dd', {
  base: { margin: '0', fontSize: 'xl', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
});

/** Three figures: unread entries in apps, to-dos, messages. */
export function ChildCounts({ unread, todos, messages }: Totals): ReactElement {
  const t = useTranslations<MessageId>();
  const figures = [
    [t('family.counts.unread'), unread],
    [t('family.counts.todos'), todos],
    [t('family.counts.messages'), messages],
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
}

import type { ReactElement, ReactNode } from 'react';
import { chakra, Text } from 'shell/ui';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    paddingBlock: '0.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});

/** The lines of a card; a sentence where there is none. */
export function TodayList<Row extends { id: string }>({
  rows,
  none,
  children,
}: {
  rows: readonly Row[];
  none: string;
  children: (row: Row) => ReactNode;
}): ReactElement {
  if (rows.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        {none}
      </Text>
    );
  return (
    <List>
      {rows.map((row) => (
        <Item key={row.id}>{children(row)}</Item>
      ))}
    </List>
  );
}

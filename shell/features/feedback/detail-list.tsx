import type { ReactElement } from 'react';
import { chakra } from '../../kit/ui/index.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'max-content 1fr' },
    columnGap: '4',
    rowGap: { base: '0', md: '1' },
    marginTop: '1',
    padding: '3',
    maxHeight: '48',
    overflowY: 'auto',
    borderRadius: 'control',
    bg: 'bg.muted',
    fontSize: 'sm',
    focusVisibleRing: 'inside',
  },
});
const Label = chakra('dt', { base: { color: 'fg.muted' } });
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', minWidth: '0' } });

/** Names and values, all of them to be read; a long list is scrolled, by keyboard too. */
export function DetailList({ lines }: { lines: readonly { label: string; value: string }[] }): ReactElement {
  return (
    <List tabIndex={0}>
      {lines.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list stands still while it is read
        <Pair key={index} label={label} value={value} />
      ))}
    </List>
  );
}

function Pair({ label, value }: { label: string; value: string }): ReactElement {
  return (
    <>
      <Label>{label}</Label>
      <Value>{value}</Value>
    </>
  );
}

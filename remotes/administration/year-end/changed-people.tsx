import type { ReactElement } from 'react';
import { Alert, chakra } from 'shell/ui';
import type { ChangedPerson } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';

const List = chakra('ul', { base: { paddingInlineStart: '5', marginTop: '1' } });

/** People whom undoing leaves as they are; nothing where there are none. */
export function ChangedPeople({
  people,
  title,
}: {
  people: readonly ChangedPerson[];
  title: string;
}): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <Alert title={title}>
      <List>
        {people.map(({ userId, realName, loginName, ...names }) => (
          <li key={userId}>{[realName, loginName, nameOf(names)].filter(Boolean).join(' · ')}</li>
        ))}
      </List>
    </Alert>
  );
}

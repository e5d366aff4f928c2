import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box } from 'shell/ui';
import type { KeptPerson } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { classOf } from '../person/person-draft.ts';
import type { Task } from '../person/task.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonName } from './person-name.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface PeopleViewProps {
  people: readonly KeptPerson[];
  caption: string;
  ownUserId: string;
  onTask: (task: Task) => void;
}

const columns = ['name', 'type', 'class', 'phone', 'email', 'status'] as const;

/** People as rows under a header that stays in sight. */
export function PeopleTable({ people, caption, ownUserId, onTask }: PeopleViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={[
          ...columns.map((column) => ({ key: column, label: t(`people.list.column.${column}`) })),
          { key: 'actions', label: t('people.list.column.actions'), isHidden: true },
        ]}
      />
      <tbody>
        {people.map((person) => (
          <ListTable.Row key={person.userId}>
            <ListTable.Cell>
              <PersonName person={person} ownUserId={ownUserId} onTask={onTask} />
            </ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap">{t(`people.type.${person.userType}`)}</ListTable.Cell>
            <ListTable.Cell>{classOf(person)}</ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{person.phone}</ListTable.Cell>
            <ListTable.Cell overflowWrap="anywhere">{person.email}</ListTable.Cell>
            <ListTable.Cell>
              <StatusBadge status={person.userStatus} />
            </ListTable.Cell>
            <ListTable.Cell>
              <Box textAlign="end">
                <PersonMenu person={person} ownUserId={ownUserId} onTask={onTask} />
              </Box>
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

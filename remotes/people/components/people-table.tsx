import type { ReactElement } from 'react';
import { Table } from 'shell/kit';
import { Box, VisuallyHidden } from 'shell/ui';
import type { Person } from '#shared/contracts';
import { classOf } from '../state/person-draft.ts';
import type { Task } from '../state/task.ts';
import { useSay } from '../state/use-say.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonName } from './person-name.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface PeopleViewProps {
  people: readonly Person[];
  caption: string;
  ownUserId: string;
  onTask: (task: Task) => void;
}

const columns = ['name', 'type', 'class', 'phone', 'email', 'status'] as const;

/** People as rows under a header that stays in sight. */
export const PeopleTable = ({ people, caption, ownUserId, onTask }: PeopleViewProps): ReactElement => {
  const say = useSay();
  return (
    <Table.Root stickyHeader>
      <Table.Caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </Table.Caption>
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader key={column} scope="col">
              {say(`people.list.column.${column}`)}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader scope="col">
            <VisuallyHidden>{say('people.list.column.actions')}</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {people.map((person) => (
          <Table.Row key={person.userId}>
            <Table.Cell>
              <PersonName
                person={person}
                isSelf={person.userId === ownUserId}
                onEdit={() => onTask({ kind: 'edit', person })}
              />
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">{say(`people.type.${person.userType}`)}</Table.Cell>
            <Table.Cell>{classOf(person)}</Table.Cell>
            <Table.Cell fontVariantNumeric="tabular-nums">{person.phone}</Table.Cell>
            <Table.Cell overflowWrap="anywhere">{person.email}</Table.Cell>
            <Table.Cell>
              <StatusBadge status={person.userStatus} />
            </Table.Cell>
            <Table.Cell>
              <Box textAlign="end">
                <PersonMenu person={person} ownUserId={ownUserId} onTask={onTask} />
              </Box>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
};

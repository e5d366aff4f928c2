import type { ReactElement } from 'react';
import { Box, VisuallyHidden } from 'shell/ui';
import type { Person } from '#shared/contracts';
import { classOf } from '../state/person-draft.ts';
import type { Task } from '../state/task.ts';
import { useSay } from '../state/use-say.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonName } from './person-name.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Cell, HeaderCell, Row, Table } from './table-parts.tsx';

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
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column} scope="col">
              {say(`people.list.column.${column}`)}
            </HeaderCell>
          ))}
          <HeaderCell scope="col">
            <VisuallyHidden>{say('people.list.column.actions')}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.userId}>
            <Cell>
              <PersonName
                person={person}
                isSelf={person.userId === ownUserId}
                onEdit={() => onTask({ kind: 'edit', person })}
              />
            </Cell>
            <Cell whiteSpace="nowrap">{say(`people.type.${person.userType}`)}</Cell>
            <Cell>{classOf(person)}</Cell>
            <Cell fontVariantNumeric="tabular-nums">{person.phone}</Cell>
            <Cell overflowWrap="anywhere">{person.email}</Cell>
            <Cell>
              <StatusBadge status={person.userStatus} />
            </Cell>
            <Cell>
              <Box textAlign="end">
                <PersonMenu person={person} ownUserId={ownUserId} onTask={onTask} />
              </Box>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
};

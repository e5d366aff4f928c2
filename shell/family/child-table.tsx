import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Child } from '#shared/contracts';
import { Table } from '../kit/index.ts';
import { Button, VisuallyHidden } from '../ui/index.ts';

export interface ChildTableProps {
  list: readonly Child[];
  currentId: string;
  /** The child that is being saved. */
  busyWith: string | undefined;
  /** The first button that can be pressed. */
  firstRef: RefObject<HTMLButtonElement | null>;
  onEnter: (child: Child) => void;
}

/** The children of a parent, one row each. */
export const ChildTable = ({
  list,
  currentId,
  busyWith,
  firstRef,
  onEnter,
}: ChildTableProps): ReactElement => {
  const { formatMessage } = useIntl();
  const first = list.find(({ id }) => id !== currentId);
  const none = formatMessage({ id: 'family.child.none' });
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{formatMessage({ id: 'family.child.name' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{formatMessage({ id: 'family.child.grade' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{formatMessage({ id: 'family.child.class' })}</Table.ColumnHeader>
          <Table.ColumnHeader>
            <VisuallyHidden>{formatMessage({ id: 'family.child.action' })}</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {list.map((child) => {
          const isCurrent = child.id === currentId;
          return (
            <Table.Row key={child.id} aria-current={isCurrent || undefined}>
              <Table.Cell overflowWrap="anywhere" fontWeight="600">
                {child.realName}
              </Table.Cell>
              <Table.Cell>{child.gradeName ?? none}</Table.Cell>
              <Table.Cell>{child.className ?? none}</Table.Cell>
              <Table.Cell textAlign="end">
                <Button
                  ref={child === first ? firstRef : undefined}
                  minWidth="5rem"
                  size={{ base: 'lg', md: 'sm' }}
                  variant={isCurrent ? 'outline' : 'solid'}
                  disabled={isCurrent}
                  loading={busyWith === child.id}
                  aria-label={
                    isCurrent
                      ? undefined
                      : formatMessage({ id: 'family.child.enterName' }, { name: child.realName })
                  }
                  onClick={() => onEnter(child)}
                >
                  {formatMessage({ id: isCurrent ? 'family.child.current' : 'family.child.enter' })}
                </Button>
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
};

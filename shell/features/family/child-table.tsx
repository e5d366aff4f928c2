import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Child } from '#shared/contracts';
import { Avatar } from '../../kit/avatar/index.ts';
import { Table } from '../../kit/controls/index.ts';
import { Box, Button, HStack, Text, VisuallyHidden } from '../../kit/ui/index.ts';

export interface ChildTableProps {
  list: readonly Child[];
  currentId: string;
  /** The child that is being saved. */
  busyWith: string | undefined;
  /** The first button that can be pressed. */
  firstRef: RefObject<HTMLButtonElement | null>;
  onEnter: (child: Child) => void;
}

/** In rem, so that large text counts as little room: grade and class then stand below the name. */
const narrow = '@container (max-width: 24rem)';
const onlyWide = { [narrow]: { display: 'none' } };
const onlyNarrow = { display: 'none', [narrow]: { display: 'block' } };

/** The children of a parent, one row each. */
export function ChildTable({ list, currentId, busyWith, firstRef, onEnter }: ChildTableProps): ReactElement {
  const { formatMessage } = useIntl();
  const first = list.find(({ id }) => id !== currentId);
  const none = formatMessage({ id: 'family.child.none' });
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{formatMessage({ id: 'family.child.name' })}</Table.ColumnHeader>
            <Table.ColumnHeader css={onlyWide}>
              {formatMessage({ id: 'family.child.grade' })}
            </Table.ColumnHeader>
            <Table.ColumnHeader css={onlyWide}>
              {formatMessage({ id: 'family.child.class' })}
            </Table.ColumnHeader>
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
                  <HStack gap="2">
                    <Avatar userId={child.id} name={child.realName} picture={null} />
                    <Box minWidth="0">
                      {' '}
                      {child.realName}
                      <Text css={onlyNarrow} fontSize="sm" fontWeight="400" color="fg.muted">
                        {[child.gradeName, child.className].filter(Boolean).join(' ')}
                      </Text>
                    </Box>
                  </HStack>
                </Table.Cell>
                <Table.Cell css={onlyWide}>{child.gradeName ?? none}</Table.Cell>
                <Table.Cell css={onlyWide}>{child.className ?? none}</Table.Cell>
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
    </Box>
  );
}

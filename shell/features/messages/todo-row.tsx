import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pickLanguage, type Todo } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { Button, chakra, Flex, HStack, Text } from '../../kit/ui/index.ts';
import { MessageDate } from './message-date.tsx';
import { TargetNote } from './target-note.tsx';

const Item = chakra('li', {
  base: { paddingBlock: '2.5', borderBottomWidth: '1px', borderColor: 'border.muted' },
});

export interface TodoRowProps {
  todo: Todo;
  moduleName: string;
  /** The server's clock when it sent the to-do. */
  asOf: number;
  /** Whether its app is not opened for the user. */
  isClosed: boolean;
  /** Undefined where there is nothing to open. */
  onView: (() => void) | undefined;
  onIgnore: () => void;
}

const action = { size: 'sm', minHeight: { base: '11', md: '8' }, paddingInline: '2' } as const;

/** One thing to do: to open or to ignore. */
export function TodoRow({ todo, moduleName, asOf, isClosed, onView, onIgnore }: TodoRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const text = pickLanguage(todo.title, getLanguage());
  return (
    <Item>
      <Text fontWeight="500" lineClamp="2" overflowWrap="anywhere" title={text}>
        {text}
      </Text>
      {todo.content ? (
        <Text fontSize="sm" lineClamp="2" overflowWrap="anywhere">
          {pickLanguage(todo.content, getLanguage())}
        </Text>
      ) : null}
      {isClosed ? (
        <Text as="div" fontSize="sm" color="fg.muted">
          <TargetNote>{formatMessage({ id: 'message.row.closed' })}</TargetNote>
        </Text>
      ) : null}
      <Flex align="center" gap="2" wrap="wrap">
        <Text flex="1 1 7rem" minWidth="0" overflowWrap="anywhere" fontSize="sm" color="fg.muted">
          {moduleName} <MessageDate text={todo.messageDate} asOf={asOf} />
        </Text>
        <HStack gap="1" marginInlineStart="auto">
          {onView ? (
            <Button
              variant="plain"
              {...action}
              aria-label={formatMessage({ id: 'message.row.viewThis' }, { text })}
              onClick={onView}
            >
              {formatMessage({ id: 'message.row.view' })}
            </Button>
          ) : null}
          <Button
            variant="plain"
            {...action}
            aria-label={formatMessage({ id: 'message.row.ignoreThis' }, { text })}
            onClick={onIgnore}
          >
            {formatMessage({ id: 'message.row.ignore' })}
          </Button>
        </HStack>
      </Flex>
    </Item>
  );
}

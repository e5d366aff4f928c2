import type { ReactElement, ReactNode } from 'react';
import { Box, chakra, Flex } from 'shell/ui';

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });
const Item = chakra('li', {
  base: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** Things below each other, each with a picture, words, and at most one thing to do. */
export function RowList({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return <List aria-label={label}>{children}</List>;
}

export interface RowProps {
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

export function Row({ icon, children, action }: RowProps): ReactElement {
  return (
    <Item>
      <Flex align="center" gap="3" wrap={{ base: 'wrap', md: 'nowrap' }}>
        {icon ? (
          <Flex
            boxSize="10"
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="control"
            bg="bg.subtle"
            color="fg.muted"
            alignSelf="flex-start"
          >
            {icon}
          </Flex>
        ) : null}
        <Box flex="1 1 12rem" minWidth="0">
          {children}
        </Box>
        {action ? (
          <Box marginInlineStart={{ base: icon ? '13' : '0', md: '0' }} width={{ base: '100%', md: 'auto' }}>
            {action}
          </Box>
        ) : null}
      </Flex>
    </Item>
  );
}

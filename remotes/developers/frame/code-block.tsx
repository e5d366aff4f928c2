import type { ReactElement } from 'react';
import { Box, chakra, Flex, Text } from 'shell/ui';
import { CopyButton } from './copy-button.tsx';

const Pre = chakra('pre', {
  base: {
    margin: '0',
    padding: '3',
    maxHeight: '96',
    overflow: 'auto',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: '1.5',
    tabSize: '2',
    focusVisibleRing: 'inside',
  },
});

export interface CodeBlockProps {
  /** Names the block; stands above it. */
  label: string;
  code: string;
  /** Lines break where the block ends, for addresses and values. Default false. */
  isWrapped?: boolean;
}

/** A monospaced block with a button that copies it. */
export function CodeBlock({ label, code, isWrapped = false }: CodeBlockProps): ReactElement {
  return (
    <Box borderWidth="1px" borderColor="border.muted" borderRadius="control" bg="bg.subtle" minWidth="0">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="2"
        paddingInlineStart="3"
        paddingInlineEnd="1"
        paddingBlock="0.5"
        borderBottomWidth="1px"
        borderColor="border.muted"
      >
        <Text fontSize="sm" color="fg.muted" minWidth="0" overflowWrap="anywhere">
          {label}
        </Text>
        <CopyButton text={code} what={label} />
      </Flex>
      <Pre
        tabIndex={0}
        role="group"
        aria-label={label}
        {...(isWrapped ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : {})}
      >
        {code}
      </Pre>
    </Box>
  );
}

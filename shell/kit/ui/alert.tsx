import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface AlertProps {
  /** Default `info`. Errors and warnings are read out at once. */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

const palettes = { info: 'blue', success: 'green', warning: 'orange', error: 'red' } as const;

/** A message that stays in the page. */
export function Alert({ tone = 'info', title, children, actions }: AlertProps): ReactElement {
  return (
    <Flex
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      gap="3"
      align="center"
      paddingInline="4"
      paddingBlock="3"
      borderRadius="control"
      borderInlineStartWidth="4px"
      colorPalette={palettes[tone]}
      bg="colorPalette.subtle"
      borderColor="colorPalette.fill"
      color="fg"
    >
      <Box flex="1" minWidth="0">
        {title ? <Text fontWeight="600">{title}</Text> : null}
        {children}
      </Box>
      {actions}
    </Flex>
  );
}

import type { ReactElement } from 'react';
import { aboveUploads } from 'shell/kit';
import { Box, Flex, type FlexProps } from 'shell/ui';

/** A bar at the lower end of the window, over the page and what lies at its end. */
export function FloatingBar({ role, ...props }: FlexProps): ReactElement {
  return (
    <Box
      position="fixed"
      insetInline="0"
      bottom={{ base: aboveUploads('5rem'), md: aboveUploads('1.5rem') }}
      zIndex="popover"
      pointerEvents="none"
      role={role}
    >
      <Flex
        width="fit-content"
        maxWidth="calc(100% - 2rem)"
        marginInline="auto"
        align="center"
        gap="2"
        padding="2"
        paddingInlineStart="4"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        boxShadow="floating"
        pointerEvents="auto"
        animation="slide-from-bottom 160ms ease-out"
        {...props}
      />
    </Box>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Flex } from '../../kit/ui/index.ts';
import { barSlot } from './bar-slot.ts';
import { Slot } from './slot.tsx';

/** What the header holds on computers stands at the thumb on phones. */
export function BottomBar(): ReactElement {
  return (
    <Flex
      as="nav"
      aria-label={useIntl().formatMessage({ id: 'header.bar.label' })}
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      data-bar=""
      height="var(--bar-height)"
      zIndex="header"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Slot items={barSlot} />
    </Flex>
  );
}

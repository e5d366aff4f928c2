import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Flex, IconButton, Text } from '../ui/index.ts';

/** Name and close button of a panel on phones, where it covers the page like a sheet. They stay while it scrolls. */
export function PanelBar({ label, onClose }: { label: string; onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Flex
      display={{ base: 'flex', md: 'none' }}
      position="sticky"
      // The room inside the edge does not count for what sticks.
      top="-4"
      zIndex="1"
      align="center"
      justify="space-between"
      gap="2"
      marginInline="-4"
      marginTop="-4"
      marginBottom="2"
      paddingInlineStart="4"
      paddingInlineEnd="1"
      paddingTop="1"
      bg="bg.panel"
    >
      <Text fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
        {label}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        minWidth="11"
        minHeight="11"
        aria-label={formatMessage({ id: 'kit.dialog.close' })}
        onClick={onClose}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Flex>
  );
}

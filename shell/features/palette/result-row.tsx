import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Box, Center, Flex, Text, VisuallyHidden } from '../../kit/ui/index.ts';
import type { PaletteItem } from './palette-item.ts';

export interface ResultRowProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onMark: (item: PaletteItem) => void;
  onOpen: (item: PaletteItem) => void;
}

/** One result. It never has the focus: keys reach it through the field. */
export function ResultRow({ id, item, isActive, onMark, onOpen }: ResultRowProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      minHeight={{ base: '12', md: '10' }}
      paddingInline="3"
      paddingBlock="1"
      borderRadius="control"
      cursor="pointer"
      bg={isActive ? 'brand.subtle' : undefined}
      outline={isActive ? '2px solid' : undefined}
      outlineColor="brand.solid"
      outlineOffset="-2px"
      onPointerMove={() => {
        if (!isActive) onMark(item);
      }}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(item)}
    >
      <Center boxSize="8" flexShrink="0" color="fg.muted" aria-hidden>
        {item.glyph}
      </Center>
      <Box flex="1" minWidth="0">
        <Text lineClamp="2" overflowWrap="anywhere">
          {item.label}
        </Text>
      </Box>
      {item.detail ? (
        <Text fontSize="sm" color="fg.muted" flexShrink="1" maxWidth="45%" truncate>
          {item.detail}
        </Text>
      ) : null}
      {item.isChosen ? (
        <>
          <Check size={18} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>{formatMessage({ id: 'palette.list.chosen' })}</VisuallyHidden>
        </>
      ) : null}
    </Flex>
  );
}

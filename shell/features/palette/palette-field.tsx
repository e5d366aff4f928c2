import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonProps, chakra, Text } from '../../kit/ui/index.ts';
import { openPalette, usePaletteOpen } from './palette-open.ts';
import { searchKeyName, searchKeys } from './use-search-key.ts';

const Key = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'block' },
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontSize: 'xs',
    fontFamily: 'inherit',
  },
});

/** Looks like the field that it opens. */
export function PaletteField({ onClick, ...props }: ButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="outline"
      width="100%"
      minWidth="0"
      minHeight={{ base: '11', md: '10' }}
      paddingInline="3"
      fontWeight="normal"
      aria-haspopup="dialog"
      aria-expanded={usePaletteOpen()}
      aria-keyshortcuts={searchKeys}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        openPalette();
      }}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <Text as="span" flex="1" minWidth="0" textAlign="start" color="fg.muted">
        {formatMessage({ id: 'header.search.label' })}
      </Text>
      <Key aria-hidden>{searchKeyName}</Key>
    </Button>
  );
}

import { Search, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Flex, IconButton } from '../../kit/ui/index.ts';
import { closePalette } from './palette-open.ts';

/** The head of the dialog: a field between a glass and the button that closes. */
export function FieldBar({ children }: { children: ReactElement }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Flex
      align="center"
      gap="2"
      paddingInlineStart="4"
      paddingInlineEnd="2"
      minHeight="14"
      flexShrink="0"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Search size={20} strokeWidth={1.75} aria-hidden />
      {children}
      <IconButton
        variant="ghost"
        minWidth="11"
        minHeight="11"
        aria-label={formatMessage({ id: 'palette.field.close' })}
        onClick={closePalette}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Flex>
  );
}

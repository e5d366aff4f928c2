import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { Input, type InputProps } from '../ui/index.ts';

export interface SearchFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Names the field for everybody; also the placeholder where none is given. */
  label: string;
}

/** A field to search with. */
export const SearchField = ({ value, onValueChange, label, ...props }: SearchFieldProps): ReactElement => (
  <Box position="relative" flex="1" maxWidth="sm">
    <Box
      position="absolute"
      insetStart="3"
      top="50%"
      translate="0 -50%"
      color="fg.muted"
      pointerEvents="none"
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </Box>
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      paddingInlineStart="10"
      {...props}
    />
  </Box>
);

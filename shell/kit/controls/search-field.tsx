import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Input, type InputProps } from '../ui/index.ts';

export interface SearchFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Names the field for everybody; also the placeholder where none is given. */
  label: string;
  /** Stands at the end of the field, in the place of the browser's own button that clears it. */
  end?: ReactNode;
}

const withoutOwnButton = { '&::-webkit-search-cancel-button': { display: 'none' } };

/** A field to search with. */
export function SearchField({ value, onValueChange, label, end, ...props }: SearchFieldProps): ReactElement {
  return (
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
        {...(end ? { paddingInlineEnd: '16', css: withoutOwnButton } : {})}
        {...props}
      />
      {end ? (
        <Box position="absolute" insetEnd="0" top="50%" translate="0 -50%">
          {end}
        </Box>
      ) : null}
    </Box>
  );
}

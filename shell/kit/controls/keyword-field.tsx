import { Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useDebouncedText } from '#shared/timing';
import { SearchField } from './search-field.tsx';

export interface KeywordFieldProps {
  /** What the list is searched for now; a change from outside shows in the field. */
  value: string;
  /** Called with the trimmed text after a short rest in typing. */
  onValueChange: (keyword: string) => void;
  /** Names the field for everybody; also the placeholder. */
  label: string;
  /** Where the field shares its row with much else. */
  isNarrow?: boolean;
}

/** The keyword of a list that is searched while somebody types. */
export function KeywordField({
  value,
  onValueChange,
  label,
  isNarrow = false,
}: KeywordFieldProps): ReactElement {
  const { text, onTextChange, ...composition } = useDebouncedText(value, onValueChange);
  return (
    <Flex flex={isNarrow ? '1 1 14rem' : '1 1 16rem'} maxWidth={{ md: isNarrow ? '20rem' : '24rem' }}>
      <SearchField
        value={text}
        onValueChange={onTextChange}
        label={label}
        maxLength={64}
        autoComplete="off"
        {...composition}
      />
    </Flex>
  );
}

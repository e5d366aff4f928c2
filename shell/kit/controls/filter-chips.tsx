import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button, Flex } from '../ui/index.ts';

export interface FilterChipsProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** Pressing the chosen chip again gives undefined. */
  onValueChange: (value: Value | undefined) => void;
}

/** At most one of several filters. */
export function FilterChips<Value extends string | number>(props: FilterChipsProps<Value>): ReactElement {
  const { label, options, value: chosen, onValueChange } = props;
  return (
    <Flex role="group" aria-label={label} wrap="wrap" gap="2">
      {options.map(({ value, label: text }) => {
        const isChosen = value === chosen;
        return (
          <Button
            key={value}
            aria-pressed={isChosen}
            variant={isChosen ? 'subtle' : 'outline'}
            size="sm"
            minHeight={{ base: '11', md: '8' }}
            borderRadius="full"
            borderColor={isChosen ? 'brand.border' : 'border'}
            onClick={() => onValueChange(isChosen ? undefined : value)}
          >
            {isChosen ? <Check size={16} strokeWidth={2} aria-hidden /> : null}
            {text}
          </Button>
        );
      })}
    </Flex>
  );
}

import { type ReactElement, useId } from 'react';
import { Box, chakra, SimpleGrid, Text } from 'shell/ui';

export interface ChoiceCardsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; text: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: '600', padding: '0', marginBottom: '2' } });
const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});
const Radio = chakra('input', {
  base: {
    boxSize: '6',
    flexShrink: '0',
    accentColor: 'brand.strong',
    focusVisibleRing: 'outside',
  },
});

/** One of several, each with a line that says whom it is for. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>): ReactElement {
  const { legend, options, value: chosen, onValueChange } = props;
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      <SimpleGrid columns={{ base: 1, md: options.length }} gap="3">
        {options.map(({ value, label, text }) => (
          <Choice key={value}>
            <Radio
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onValueChange(value)}
            />
            <Box>
              <Text fontWeight="600">{label}</Text>
              <Text fontSize="sm" color="fg.muted">
                {text}
              </Text>
            </Box>
          </Choice>
        ))}
      </SimpleGrid>
    </Group>
  );
}

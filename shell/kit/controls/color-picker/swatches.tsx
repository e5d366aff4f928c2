import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Choice } from '../choice.tsx';
import { ChoiceGroup } from '../choice-group.tsx';

export interface SwatchesProps {
  legend: string;
  /** In the order of reading. */
  colors: readonly string[];
  /** Common to all groups of one picker. */
  name: string;
  value: string;
  onChoose: (color: string) => void;
  /** How many stand below each other on computers. Default 1. */
  rows?: number;
}

/** Colours to choose one from; each is named by its value. */
export function Swatches({ legend, colors, name, value, onChoose, rows = 1 }: SwatchesProps): ReactElement {
  return (
    <ChoiceGroup
      legend={legend}
      layout={{
        display: 'grid',
        gap: '1',
        gridTemplateColumns: { base: 'repeat(5, 1fr)', md: 'none' },
        gridTemplateRows: { base: 'none', md: `repeat(${rows}, auto)` },
        gridAutoFlow: { base: 'row', md: 'column' },
        justifyContent: 'start',
      }}
    >
      {colors.map((color) => (
        <Choice
          key={color}
          name={name}
          value={color}
          checked={value.toLowerCase() === color}
          onChoose={onChoose}
          label={color}
          minHeight={{ base: '11', md: '7' }}
          minWidth={{ base: '11', md: '7' }}
          paddingInline="0"
          padding="0.5"
        >
          <Box alignSelf="stretch" flex="1" borderRadius="sm" style={{ backgroundColor: color }} />
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

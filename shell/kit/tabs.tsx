import { Tabs as Chakra } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactElement, ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs over panels; arrow keys move between them. */
export const Tabs = ({ items, value, onValueChange }: TabsProps): ReactElement => (
  <Chakra.Root
    recipe={tabsSlotRecipe}
    value={value}
    onValueChange={(details) => onValueChange(details.value)}
    lazyMount
  >
    <Chakra.List>
      {items.map((item) => (
        <Chakra.Trigger key={item.value} value={item.value}>
          {item.label}
        </Chakra.Trigger>
      ))}
    </Chakra.List>
    {items.map((item) => (
      <Chakra.Content key={item.value} value={item.value}>
        {item.content}
      </Chakra.Content>
    ))}
  </Chakra.Root>
);

import { Tabs as Chakra } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

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

/** Tabs over panels; arrow keys move between them. Where they have no room they can be pushed aside. */
export function Tabs({ items, value, onValueChange }: TabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selected = list.current?.querySelector(`[data-value="${CSS.escape(value)}"]`);
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Chakra.Root
      recipe={tabsSlotRecipe}
      value={value}
      onValueChange={(details) => onValueChange(details.value)}
      lazyMount
    >
      <Chakra.List ref={list} overflowX="auto" whiteSpace="nowrap" css={{ scrollbarWidth: 'none' }}>
        {items.map((item) => (
          <Chakra.Trigger
            key={item.value}
            value={item.value}
            flexShrink="0"
            minHeight={{ base: '11', md: '10' }}
            _selected={{ color: 'brand.fg', fontWeight: '600', boxShadow: 'inset 0 -2px 0 currentColor' }}
          >
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
}

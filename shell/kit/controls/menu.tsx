import { Menu as Chakra, Portal } from '@chakra-ui/react';
import { menuSlotRecipe } from '@chakra-ui/react/theme';
import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useOverlay } from '../overlays/index.ts';

export interface MenuItem {
  /** Unique within the menu. */
  value: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Marks what cannot be undone. */
  destructive?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens the menu; it must take a ref and props. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: readonly MenuItem[];
}

/** A menu of commands behind a button. It is made when it first opens: a long list has a menu in each row, and few are opened. */
export function Menu({ trigger, items }: MenuProps): ReactElement {
  const [isMade, setMade] = useState(false);
  if (isMade) return <MadeMenu trigger={trigger} items={items} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setMade(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setMade(true);
    },
  });
}

function MadeMenu({ trigger, items }: MenuProps): ReactElement {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const select = (value: string): void => {
    // The menu closes first: it would take a dialog that opens above it along. The dialog gives the focus back to the button.
    setOpen(false);
    button.current?.focus();
    const item = items.find((each) => each.value === value);
    setTimeout(() => item?.onSelect());
  };
  useOverlay({ isOpen, base: 'modal', onEscape: 'own', onBack: () => setOpen(false) });
  return (
    <Chakra.Root
      recipe={menuSlotRecipe}
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={(details) => setOpen(details.open)}
      onSelect={(details) => select(details.value)}
    >
      <Chakra.Trigger ref={button} asChild>
        {trigger}
      </Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>
            {items.map((item) => (
              <Chakra.Item
                key={item.value}
                value={item.value}
                disabled={item.disabled ?? false}
                minHeight={{ base: '11', md: '8' }}
                {...(item.destructive ? { color: 'fg.error' } : {})}
              >
                {item.icon}
                {item.label}
              </Chakra.Item>
            ))}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

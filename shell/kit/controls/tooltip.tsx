import { Tooltip as Chakra, Portal } from '@chakra-ui/react';
import { tooltipSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** One element that takes a ref and props. */
  children: ReactElement;
}

/** A short text on pointing at or focusing something. It never contains information that stands nowhere else. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  return (
    <Chakra.Root recipe={tooltipSlotRecipe} openDelay={400} closeDelay={100}>
      <Chakra.Trigger asChild>{children}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>{text}</Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

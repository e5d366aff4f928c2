import { Tag as Chakra } from '@chakra-ui/react';
import { tagSlotRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps, ReactElement } from 'react';

function Root(props: ComponentProps<typeof Chakra.Root>): ReactElement {
  return <Chakra.Root recipe={tagSlotRecipe} {...props} />;
}

/** The parts of a tag, by Chakra's names: Root, Label, StartElement, EndElement, CloseTrigger. */
export const Tag: Omit<typeof Chakra, 'Root'> & { Root: typeof Root } = { ...Chakra, Root };

import { Table as Chakra } from '@chakra-ui/react';
import { tableSlotRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps, ReactElement } from 'react';

function Root(props: ComponentProps<typeof Chakra.Root>): ReactElement {
  return <Chakra.Root recipe={tableSlotRecipe} {...props} />;
}

/** The parts of a table, by Chakra's names: Root, ScrollArea, Header, Row, ColumnHeader, Body, Cell, Footer, Caption. */
export const Table: Omit<typeof Chakra, 'Root'> & { Root: typeof Root } = { ...Chakra, Root };

import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import { VisuallyHidden } from '../ui/index.ts';

const Root = chakra('table', {
  base: { width: '100%', borderCollapse: 'separate', borderSpacing: '0' },
});

const Row = chakra('tr', {
  base: { _hover: { bg: 'bg.subtle' }, _focusWithin: { bg: 'bg.subtle' } },
});

/** Stays in sight right below the header of the portal, which is 60 px high where there is room for a table. */
const HeaderCell = chakra('th', {
  base: {
    position: 'sticky',
    top: '3.75rem',
    zIndex: 'sticky',
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: '600',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    _first: { borderStartStartRadius: 'card' },
    _last: { borderStartEndRadius: 'card' },
  },
});

const Cell = chakra('td', {
  base: {
    paddingInline: '4',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    verticalAlign: 'middle',
  },
});

interface Column {
  key: string;
  label: string;
  /** Announced by screen readers only, such as the label of a column of buttons. */
  isHidden?: boolean;
}

interface HeadProps extends Omit<ComponentProps<typeof HeaderCell>, 'columns'> {
  /** What the table lists, for screen readers; the page has it as a heading. */
  caption: string;
  columns: readonly Column[];
}

/** Names the table and its columns; what else it is given goes to each cell. */
function Head({ caption, columns, ...props }: HeadProps): ReactElement {
  return (
    <>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, label, isHidden }) => (
            <HeaderCell key={key} scope="col" {...props}>
              {isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** The parts of a list as a table: Root, Head, Row, Cell. Rows light up under pointer and focus. */
export const ListTable = { Root, Head, Row, Cell };

import type { ReactElement } from 'react';
import { Button } from '../ui/index.ts';

export interface NameButtonProps {
  /** What stands there. */
  name: string;
  /** What a press does, with the name in it: screen readers say it instead. */
  label: string;
  onClick: () => void;
}

/** The name of a row of a list, which opens the row. It takes as many lines as it needs. */
export function NameButton({ name, label, onClick }: NameButtonProps): ReactElement {
  return (
    <Button
      variant="plain"
      height="auto"
      minHeight="6"
      minWidth="0"
      maxWidth="100%"
      padding="0"
      color="fg"
      fontWeight="600"
      whiteSpace="normal"
      textAlign="start"
      overflowWrap="anywhere"
      aria-label={label}
      onClick={onClick}
    >
      {name}
    </Button>
  );
}

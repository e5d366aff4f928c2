import type { ReactElement, ReactNode } from 'react';
import { Button } from 'shell/ui';

/** What to press about a notice; below its text, so that both have room on a phone. */
export const NoticeAction = ({
  children,
  onClick,
}: {
  children: ReactNode;
  onClick: () => void;
}): ReactElement => (
  <Button type="button" size="sm" variant="outline" marginTop="2" onClick={onClick}>
    {children}
  </Button>
);

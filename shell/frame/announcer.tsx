import { type ReactElement, useRef } from 'react';
import { usePage, useTitle } from '../navigation/index.ts';
import { VisuallyHidden } from '../ui/index.ts';

/** Says the title of a page after moving to it. */
export const Announcer = (): ReactElement => {
  const { path } = usePage();
  const title = useTitle();
  const first = useRef(path);
  const hasMoved = useRef(false);
  if (path !== first.current) hasMoved.current = true;
  return (
    <VisuallyHidden role="status" data-page-announcer>
      {hasMoved.current ? title : ''}
    </VisuallyHidden>
  );
};

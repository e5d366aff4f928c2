import { type ReactElement, useRef } from 'react';
import { usePage, useTitle } from '../../core/navigation/index.ts';
import { VisuallyHidden } from '../../kit/ui/index.ts';

/** Says the title of a page after moving to it. */
export function Announcer(): ReactElement {
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
}

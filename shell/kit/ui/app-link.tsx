import { Link } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { navigate } from '../../core/navigation/index.ts';

export interface AppLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  /** A path of the portal, or `#…` within the current app. */
  href: string;
}

/** A link that moves without loading the page again; new tabs and copied addresses work as with any link. */
export function AppLink({ href, onClick, ...props }: AppLinkProps): ReactElement {
  return (
    <Link
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || props.target === '_blank') return;
        event.preventDefault();
        void navigate(href);
      }}
      {...props}
    />
  );
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

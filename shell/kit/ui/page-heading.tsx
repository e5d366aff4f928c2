import { Heading } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';

/**
 * The main heading of a page, one per page. It takes the focus after a move to another app, so that screen readers
 * say where the user is.
 */
export function PageHeading({ size, ...props }: ComponentProps<typeof Heading>): ReactElement {
  return (
    <Heading
      as="h1"
      size={size ?? '2xl'}
      // Large text leaves room for a long word on a phone.
      {...(size ? {} : { fontSize: 'min(1.5rem, 10vw)' })}
      tabIndex={-1}
      data-page-heading
      outline="none"
      {...props}
    />
  );
}

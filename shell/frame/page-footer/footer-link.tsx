import type { ReactElement } from 'react';
import type { SafeLink } from '#shared/contracts';
import { Link, Text } from '../../kit/ui/index.ts';

/** A text of the footer, a link where it leads somewhere safe; outside and help open beside the portal. */
export function FooterLink({ text, link }: { text: string; link: SafeLink | undefined }): ReactElement {
  return link ? (
    <Link
      href={link.href}
      color="fg.muted"
      textDecoration="underline"
      paddingBlock={{ base: '2.5', md: '0.5' }}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text}
    </Link>
  ) : (
    <Text as="span">{text}</Text>
  );
}

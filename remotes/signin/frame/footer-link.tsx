import type { ReactElement } from 'react';
import { Link, Text } from 'shell/ui';
import type { SafeLink } from '#shared/contracts';

/** A text of the footer, a link where it leads somewhere safe. */
export function FooterLink({ text, link }: { text: string; link: SafeLink | undefined }): ReactElement {
  return link ? (
    <Link
      href={link.href}
      color="fg.muted"
      textDecoration="underline"
      {...(link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {text}
    </Link>
  ) : (
    <Text as="span">{text}</Text>
  );
}

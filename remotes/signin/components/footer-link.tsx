import type { ReactElement } from 'react';
import { Link, Text } from 'shell/ui';
import type { SafeLink } from '#shared/footer';

/** A text of the footer, a link where it leads somewhere safe. */
export const FooterLink = ({ text, link }: { text: string; link: SafeLink | undefined }): ReactElement =>
  link ? (
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

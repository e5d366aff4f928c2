import type { ReactElement } from 'react';
import { useLoginPage, useTranslations } from 'shell/session';
import { chakra, Flex, HStack, Image, Text } from 'shell/ui';
import { readFooter } from '#shared/footer';
import type { MessageId } from '../messages/message-id.ts';

import { FooterLink } from './footer-link.tsx';

/** The footer that the unit configured; nothing where it asks for none. */
export function PageFooter(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { config, decoration } = useLoginPage();
  const footer = readFooter(config, decoration, location.origin);
  if (!footer) return null;
  return (
    <chakra.footer color="fg.muted" fontSize="xs" textAlign="center">
      <Flex wrap="wrap" justify="center" columnGap="4" rowGap="1">
        {footer.note ? <FooterLink text={footer.note.text} link={footer.note.link} /> : null}
        {footer.help ? <FooterLink text={t('signin.footer.help')} link={footer.help} /> : null}
        {footer.filings.map((filing) => (
          <HStack key={filing.text} gap="1">
            {filing.image ? <Image src={filing.image} alt="" boxSize="4" /> : null}
            <FooterLink text={filing.text} link={filing.link} />
          </HStack>
        ))}
      </Flex>
      {footer.copyright ? <Text marginTop="1">{footer.copyright}</Text> : null}
    </chakra.footer>
  );
}

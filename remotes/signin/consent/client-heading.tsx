import { type ReactElement, useState } from 'react';
import { useLanguage } from 'shell/session';
import { Box, Center, Image, PageHeading, Text, VStack } from 'shell/ui';
import { choose } from '#shared/language';
import type { ConsentDetails } from './consent.ts';
import { useConsentTranslations } from './consent-message.ts';

/** Who asks: picture, name, who runs it, where it lives. */
export function ClientHeading({ client }: Pick<ConsentDetails, 'client'>): ReactElement {
  const t = useConsentTranslations();
  const { language } = useLanguage();
  const name = choose(client.name, language);
  const owner = client.owner && choose(client.owner, language);
  return (
    <VStack gap="3" textAlign="center">
      <Logo name={name} logo={client.logo} />
      <PageHeading size="xl" overflowWrap="anywhere">
        {t('signin.consent.question', { name })}
      </PageHeading>
      <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {owner ? <Text>{t('signin.consent.owner', { owner })}</Text> : null}
        <Text>{t('signin.consent.host', { host: client.host })}</Text>
      </Box>
    </VStack>
  );
}

function Logo({ name, logo }: { name: string; logo: string | null }): ReactElement {
  const [isBroken, setIsBroken] = useState(false);
  return logo && !isBroken ? (
    <Image src={logo} alt="" boxSize="16" borderRadius="tile" onError={() => setIsBroken(true)} />
  ) : (
    <Center
      aria-hidden
      boxSize="16"
      borderRadius="tile"
      bg="brand.strong"
      color="brand.contrast"
      fontSize="3xl"
      fontWeight="semibold"
    >
      {[...name][0]}
    </Center>
  );
}

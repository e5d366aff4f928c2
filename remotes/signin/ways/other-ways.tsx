import type { ReactElement } from 'react';
import { useLanguage, useLoginPage } from 'shell/session';
import { Alert, Box, Flex, HStack, Stack, Text } from 'shell/ui';
import { pick } from '#shared/language';
import { brandingOf } from '#shared/sign-in-ways';
import { FaceEntry } from './face-entry.tsx';
import { ProviderButton } from './provider-button.tsx';
import { useBegin } from './use-begin.ts';
import { useProviders } from './use-providers.ts';
import { useWaysTranslations } from './ways-translations.ts';

/** The third parties by which one can sign in, and the face; nothing where there is neither, or none can be had. */
export function OtherWays(): ReactElement | null {
  const t = useWaysTranslations();
  const { language } = useLanguage();
  const providers = useProviders();
  const { config } = useLoginPage();
  const { leavingFor, problem, begin } = useBegin();
  if (!providers) return <Box minHeight="28" />;
  if (providers.length === 0 && !config?.faceLogin) return null;
  return (
    <Stack as="section" gap="2" aria-label={t('signin.ways.others')} minHeight="28">
      <HStack gap="3" color="fg.muted" fontSize="sm">
        <Box flex="1" borderTopWidth="1px" />
        <Text>{t('signin.ways.others')}</Text>
        <Box flex="1" borderTopWidth="1px" />
      </HStack>
      <Flex wrap="wrap" justify="center" align="flex-start" gap="1" textAlign="center">
        {providers.map((provider) => (
          <ProviderButton
            key={provider.providerId}
            provider={provider}
            busy={leavingFor === provider}
            onClick={() => void begin(provider)}
          />
        ))}
        <FaceEntry />
      </Flex>
      <Text role="status" fontSize="sm" textAlign="center" color="fg.muted" hidden={!leavingFor}>
        {leavingFor ? t('signin.ways.leaving', { name: pick(brandingOf(leavingFor).names, language) }) : null}
      </Text>
      {problem ? <Alert tone="error">{problem}</Alert> : null}
    </Stack>
  );
}

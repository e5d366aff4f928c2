import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { Badge, Box, HStack, Stack, Text } from 'shell/ui';
import { pick } from '#shared/language';
import type { ConsentDetails } from './consent.ts';
import { useConsentTranslations } from './consent-message.ts';

/** What the client may then do, in plain words; what the user has not allowed before is marked where some was. */
export function ScopeList({ scopes }: Pick<ConsentDetails, 'scopes'>): ReactElement {
  const t = useConsentTranslations();
  const { language } = useLanguage();
  const isAddition = scopes.some(({ isNew }) => !isNew);
  return (
    <Stack gap="3">
      <Text as="h2" fontWeight="semibold">
        {t('signin.consent.scopes')}
      </Text>
      <Stack as="ul" gap="2.5" margin="0" padding="0" listStyleType="none">
        {scopes.map(({ name, text, isNew }) => (
          <HStack as="li" key={name} align="start" gap="3">
            <Box color="brand.fg" flexShrink="0" marginTop="0.5">
              <Tick />
            </Box>
            <Text flex="1">{pick(text, language)}</Text>
            {isNew && isAddition ? <Badge colorPalette="brand">{t('signin.consent.new')}</Badge> : null}
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}

function Tick(): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}

import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../core/language/index.ts';
import { useLanguages } from '../../features/startup/index.ts';
import { Box, Button, Stack } from '../../kit/ui/index.ts';

/** The languages of the app, each under its own name; nothing where there is no choice. */
export function LanguageChoices(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { language, switchLanguage } = useLanguage();
  const languages = useLanguages();
  if (languages.length < 2) return null;
  return (
    <Stack role="group" aria-label={formatMessage({ id: 'header.language.label' })} gap="1">
      {languages.map(({ value, label }) => (
        <Button
          key={value}
          lang={value}
          variant={value === language ? 'subtle' : 'ghost'}
          justifyContent="flex-start"
          minHeight={{ base: '11', md: '9' }}
          aria-pressed={value === language}
          onClick={() => void switchLanguage(value)}
        >
          <Box width="5">
            {value === language ? <Check size={18} strokeWidth={1.75} aria-hidden /> : null}
          </Box>
          {label}
        </Button>
      ))}
    </Stack>
  );
}

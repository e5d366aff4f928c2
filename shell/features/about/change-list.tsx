import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDates } from '#shared/dates';
import { readsEnglish } from '#shared/language';
import { getLanguage } from '../../core/language/index.ts';
import { Box, Heading, Stack, Text } from '../../kit/ui/index.ts';
import type { Versions } from './use-versions.ts';

/** What changed in each version, in the language of the page. */
export function ChangeList({ changes }: Pick<Versions, 'changes'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const dates = useDates();
  const language = readsEnglish(getLanguage()) ? 'en' : 'cn';
  if (changes.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h3" fontSize="md">
        {formatMessage({ id: 'about.changes.title' })}
      </Heading>
      {changes.map(({ version, date, metto }) => (
        <Box key={version}>
          <Text fontWeight="medium" fontSize="sm">
            {formatMessage(
              { id: 'about.changes.version' },
              { version, date: dates.format(date, 'YYYY-MM-DD') },
            )}
          </Text>
          <Box as="ul" paddingInlineStart="5" listStyleType="disc" fontSize="sm" color="fg.muted">
            {metto.map((text) => (
              <li key={text.cn}>{text[language] || text.cn}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

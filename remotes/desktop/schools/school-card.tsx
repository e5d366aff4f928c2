import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { AppLink, Box, Stack, Text } from 'shell/ui';
import type { AreaSchool } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { SchoolCounts } from './school-counts.tsx';

/** A school with what stands there; its name leads to its licences. */
export function SchoolCard({ school }: { school: AreaSchool }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { unitId, name, enName, teachers, students } = school;
  return (
    <Box as="li" listStyleType="none" padding="3" borderRadius="control" bg="bg.subtle">
      <Stack gap="2">
        <Box>
          <AppLink
            href={licencesPath(unitId)}
            fontWeight="600"
            minHeight={{ base: '11', md: '8' }}
            alignItems="center"
            overflowWrap="anywhere"
          >
            {localName(language, name, enName)}
          </AppLink>
          <Text fontSize="sm" color="fg.muted">
            {t('desktop.area.people', { teachers, students })}
          </Text>
        </Box>
        <SchoolCounts school={school} />
      </Stack>
    </Box>
  );
}

/** Where administrators of a bureau look after the licences of one unit. */
function licencesPath(unitId: string): string {
  return `/licences?${new URLSearchParams({ unit: unitId })}`;
}

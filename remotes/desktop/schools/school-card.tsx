import type { ReactElement } from 'react';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations } from 'shell/session';
import { AppLink, Box, Stack, Text } from 'shell/ui';
import { type AreaSchool, licenceList } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { SchoolCounts } from './school-counts.tsx';

/** A school with what stands there; its name leads to its licences for those who may see them. */
export function SchoolCard({ school }: { school: AreaSchool }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { unitId, teachers, students } = school;
  const name = localName(language, school.name, school.enName);
  return (
    <Box as="li" listStyleType="none" padding="3" borderRadius="control" bg="bg.subtle">
      <Stack gap="2">
        <Box>
          {useMaySend()(licenceList) ? (
            <AppLink
              href={licencesPath(unitId)}
              fontWeight="600"
              minHeight={{ base: '11', md: '8' }}
              alignItems="center"
              overflowWrap="anywhere"
            >
              {name}
            </AppLink>
          ) : (
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
          )}
          <Text fontSize="sm" color="fg.muted">
            {t('desktop.area.people', { teachers, students })}
          </Text>
        </Box>
        <SchoolCounts school={school} />
      </Stack>
    </Box>
  );
}

/** The page on which a bureau looks after the licences of one unit. */
function licencesPath(unitId: string): string {
  return `/licences?${new URLSearchParams({ unit: unitId })}`;
}

import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, PageHeading, Stack, Text } from 'shell/ui';
import { isArea } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { UnitView } from '../unit/unit-view.tsx';
import { SecurityOfUnit } from './security-of-unit.tsx';
import { securityHash } from './security-query.ts';

/** How administrators sign in: of the own unit, and of a bureau those of a school. */
export function SecurityPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const user = useUser();
  const { language } = useLanguage();
  const [query, change] = useHashQuery(securityHash);
  const ownName = localName(language, user.unitName, user.unitEnName);
  return (
    <Stack gap="4">
      <Box>
        <PageHeading>{t('administration.section.security')}</PageHeading>
        <Text color="fg.muted">{t('administration.security.text')}</Text>
      </Box>
      {isArea(user) ? <SecurityOfUnit unit={{ unitId: '', name: ownName }} /> : null}
      <UnitView chosen={query.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
        {(unit) => <SecurityOfUnit key={unit.unitId} unit={unit} />}
      </UnitView>
    </Stack>
  );
}

import type { ReactElement } from 'react';
import { useMaySend } from 'shell/permissions';
import { usePage, usePageTitle, useTranslations } from 'shell/session';
import { Box, PageHeading, Stack } from 'shell/ui';
import { AuditTrail } from '../audit/audit-trail.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { UserSessions } from '../user-sessions/user-sessions.tsx';
import { findUnitView } from './unit-route.ts';

/** The accounts of the unit: who is signed in where, and what happened. Two sections of administration. */
export function UnitAccounts(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const isAudit = findUnitView(hash, useMaySend()) === 'audit';
  usePageTitle(t(isAudit ? 'account.audit.title' : 'account.people.title'));
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <PageHeading>{t('account.unit.title')}</PageHeading>
        {isAudit ? <AuditTrail /> : <UserSessions />}
      </Stack>
    </Box>
  );
}

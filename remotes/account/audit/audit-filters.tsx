import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Box, Button, Field, Flex, Input } from 'shell/ui';
import { auditKindNames, peopleList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { type AuditView, auditView } from './audit-view.ts';

export interface AuditFiltersProps {
  view: AuditView;
  onChange: (change: (view: AuditView) => AuditView) => void;
}

/** The person, the kind and the days. The person is found in the list of people, which not every reader of the trail may read. */
export function AuditFilters({ view, onChange }: AuditFiltersProps): ReactElement {
  const t = useTranslations<MessageId>();
  const mayFindPeople = useMaySend()(peopleList);
  const narrow = (change: Partial<Omit<AuditView, 'page'>>): void =>
    onChange((now) => auditView.narrow(now, change));
  const kinds = [
    { value: '', label: t('account.audit.kind.all') },
    ...auditKindNames.map((kind) => ({ value: kind, label: t(`account.audit.kind.${kind}`) })),
  ];
  return (
    <Flex
      wrap="wrap"
      align="flex-end"
      gap="4"
      padding={{ base: '4', md: '5' }}
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      {mayFindPeople ? (
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }} alignSelf="flex-start">
          <Box as="p" fontWeight="500" marginBottom="1">
            {t('account.audit.person')}
          </Box>
          <PersonPicker userId={view.userId} onChange={(userId) => narrow({ userId })} />
        </Box>
      ) : null}
      <Box flex={{ base: '1 1 100%', md: '0 1 12rem' }} alignSelf="flex-start">
        <Field label={t('account.audit.kind')}>
          <NativeSelect
            options={kinds}
            value={view.kind ?? ''}
            onChange={({ currentTarget }) =>
              narrow({ kind: auditKindNames.find((kind) => kind === currentTarget.value) })
            }
          />
        </Field>
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 1 11rem' }} alignSelf="flex-start">
        <Field label={t('account.audit.from')}>
          <Input
            type="date"
            value={view.from ?? ''}
            max={view.to}
            onChange={({ currentTarget }) => narrow({ from: currentTarget.value || undefined })}
          />
        </Field>
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 1 11rem' }} alignSelf="flex-start">
        <Field label={t('account.audit.to')}>
          <Input
            type="date"
            value={view.to ?? ''}
            min={view.from}
            onChange={({ currentTarget }) => narrow({ to: currentTarget.value || undefined })}
          />
        </Field>
      </Box>
      {auditView.isNarrowed(view) ? (
        <Button variant="plain" minHeight="11" onClick={() => onChange(() => auditView.empty)}>
          {t('account.audit.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}

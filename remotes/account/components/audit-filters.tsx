import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { Box, Button, Field, Flex, Input } from 'shell/ui';
import { auditKindNames } from '#shared/contracts';
import { type AuditView, isNarrowedAudit, wholeAudit, withAuditFilter } from '../state/audit-view.ts';
import { useSay } from '../state/use-say.ts';
import { PersonPicker } from './person-picker.tsx';

export interface AuditFiltersProps {
  view: AuditView;
  onChange: (change: (view: AuditView) => AuditView) => void;
}

/** Whom, what and when. */
export const AuditFilters = ({ view, onChange }: AuditFiltersProps): ReactElement => {
  const say = useSay();
  const narrow = (change: Parameters<typeof withAuditFilter>[1]): void =>
    onChange((now) => withAuditFilter(now, change));
  const kinds = [
    { value: '', label: say('account.audit.kind.all') },
    ...auditKindNames.map((kind) => ({ value: kind, label: say(`account.audit.kind.${kind}`) })),
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
      <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }} alignSelf="flex-start">
        <Box as="p" fontWeight="500" marginBottom="1">
          {say('account.audit.person')}
        </Box>
        <PersonPicker userId={view.userId} onChange={(userId) => narrow({ userId })} />
      </Box>
      <Box flex={{ base: '1 1 100%', md: '0 1 12rem' }} alignSelf="flex-start">
        <Field label={say('account.audit.kind')}>
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
        <Field label={say('account.audit.from')}>
          <Input
            type="date"
            value={view.from ?? ''}
            max={view.to}
            onChange={({ currentTarget }) => narrow({ from: currentTarget.value || undefined })}
          />
        </Field>
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 1 11rem' }} alignSelf="flex-start">
        <Field label={say('account.audit.to')}>
          <Input
            type="date"
            value={view.to ?? ''}
            min={view.from}
            onChange={({ currentTarget }) => narrow({ to: currentTarget.value || undefined })}
          />
        </Field>
      </Box>
      {isNarrowedAudit(view) ? (
        <Button variant="plain" minHeight="11" onClick={() => onChange(() => wholeAudit)}>
          {say('account.audit.clear')}
        </Button>
      ) : null}
    </Flex>
  );
};

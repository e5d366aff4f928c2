import { useQuery } from '@tanstack/react-query';
import { KeyRound, Ticket } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { type ChangeQuery, QueryView } from 'shell/app';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { type PupilFamily, passwordSlipsMake } from '#shared/contracts';
import { returnFocusTo } from '../list/row-focus.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import type { FamiliesQuery } from './families-query.ts';
import { FamilyExport } from './family-export.tsx';
import { FamilyList } from './family-list.tsx';
import { familiesPageQuery, familyClassesQuery, pageSize } from './family-queries.ts';
import { FamilyToolbar } from './family-toolbar.tsx';
import { ParentsDialog } from './parents-dialog.tsx';
import { PasswordsDialog } from './passwords-dialog.tsx';

export interface FamiliesOfUnitProps {
  unit: KeptUnit;
  query: FamiliesQuery;
  onChange: ChangeQuery<FamiliesQuery>;
}

type Task =
  | { readonly kind: 'codes' | 'passwords' }
  | { readonly kind: 'parents'; readonly pupil: PupilFamily };

/** The list of pupils with its tools, and the dialogs of their parents and codes. */
export function FamiliesOfUnit({ unit, query, onChange }: FamiliesOfUnitProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitId, name } = unit;
  const maySend = useMaySend();
  const [task, setTask] = useState<Task>();
  const page = useQuery(familiesPageQuery(unitId, query));
  const { data: classes = [] } = useQuery(familyClassesQuery(unitId));
  const { data, isPlaceholderData } = page;
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / pageSize)) : undefined;
  useEffect(() => {
    if (last && query.page > last) onChange((now) => ({ ...now, page: last }));
  }, [last, query.page, onChange]);
  const caption = t('administration.families.caption', { unit: name });
  const pupil = task?.kind === 'parents' ? task.pupil : undefined;
  const close = (): void => {
    returnFocusTo(pupil?.userId);
    setTask(undefined);
  };
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{t('administration.section.families')}</PageHeading>
          <Text color="fg.muted" minHeight="1lh">
            {data ? t('administration.families.total', { count: data.total }) : ''}
          </Text>
        </Box>
        <FamilyExport unitId={unitId} query={query} title={caption} total={data?.total} />
        {maySend(passwordSlipsMake) ? (
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={classes.length === 0}
            onClick={() => setTask({ kind: 'passwords' })}
          >
            <KeyRound size={18} strokeWidth={1.75} aria-hidden />
            {t('administration.passwords.title')}
          </Button>
        ) : null}
        <Button
          minHeight={{ base: '11', md: '10' }}
          disabled={classes.length === 0}
          onClick={() => setTask({ kind: 'codes' })}
        >
          <Ticket size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.families.makeCodes')}
        </Button>
      </Flex>
      <FamilyToolbar classes={classes} query={query} onChange={onChange} />
      <Card padding="0">
        <QueryView query={page}>
          {(shown) => (
            <FamilyList
              data={shown}
              query={query}
              caption={caption}
              isBusy={isPlaceholderData}
              onPage={(next) => onChange((now) => ({ ...now, page: next }))}
              onParents={(one) => setTask({ kind: 'parents', pupil: one })}
            />
          )}
        </QueryView>
      </Card>
      {pupil ? (
        <ParentsDialog
          unitId={unitId}
          pupil={data?.list.find(({ userId }) => userId === pupil.userId) ?? pupil}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'passwords' ? (
        <PasswordsDialog unit={unit} classes={classes} chosen={query.classId} onClose={close} />
      ) : null}
      {task?.kind === 'codes' ? (
        <CodesDialog unit={unit} classes={classes} chosen={query.classId} onClose={close} />
      ) : null}
    </Stack>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Dialog, NativeSelect } from 'shell/kit';
import { serverNow } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Box, Button, Field, Heading, Input, notify, SimpleGrid, Stack } from 'shell/ui';
import type { DriveEntry, DriveRole, DriveTarget } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { useRefresh } from '../place/use-refresh.ts';
import { ShareList } from './share-list.tsx';
import { endShare, share, sharesQuery } from './shares.ts';
import { TargetPicker } from './target-picker.tsx';
import { dayOf, lastMomentOf } from './until.ts';

const roles: readonly DriveRole[] = ['view', 'edit'];

export interface ShareDialogProps {
  entry: DriveEntry;
  onClose: () => void;
}

/** Shares a file or folder with people, classes or the school, and ends what is shared. */
export function ShareDialog({ entry, onClose }: ShareDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const refresh = useRefresh();
  const shares = useQuery(sharesQuery(entry.entryId));
  const [targets, setTargets] = useState<readonly DriveTarget[]>([]);
  const [role, setRole] = useState<DriveRole>('view');
  const [until, setUntil] = useState('');
  const sharing = useMutation({
    mutationFn: share,
    onSuccess: () => {
      notify(t('drive.share.done', { name: entry.name }), { tone: 'success' });
      setTargets([]);
    },
    onSettled: refresh,
  });
  const ending = useMutation({ mutationFn: endShare, onSettled: refresh });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('drive.share.title', { name: entry.name })}
      footer={
        <Button
          minHeight={{ base: '11', md: '10' }}
          disabled={targets.length === 0}
          loading={sharing.isPending}
          onClick={() =>
            sharing.mutate({ entryId: entry.entryId, targets, role, until: lastMomentOf(until) })
          }
        >
          {t('drive.share.submit')}
        </Button>
      }
    >
      <Stack gap="4">
        <TargetPicker chosen={targets} onChange={setTargets} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Field label={t('drive.share.roleLabel')}>
            <NativeSelect
              value={role}
              onChange={({ currentTarget: { value } }) =>
                setRole(roles.find((known) => known === value) ?? 'view')
              }
              options={roles.map((value) => ({ value, label: t(`drive.role.${value}`) }))}
            />
          </Field>
          <Field label={t('drive.share.until')} help={t('drive.share.untilHint')}>
            <Input
              type="date"
              min={dayOf(serverNow())}
              value={until}
              onChange={({ currentTarget: { value } }) => setUntil(value)}
            />
          </Field>
        </SimpleGrid>
        <Box>
          <Heading as="h3" size="sm">
            {t('drive.share.list')}
          </Heading>
          <QueryView query={shares}>
            {(list) => <ShareList shares={list} onEnd={({ shareId }) => ending.mutate(shareId)} />}
          </QueryView>
        </Box>
      </Stack>
    </Dialog>
  );
}

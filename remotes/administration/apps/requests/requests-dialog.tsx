import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Dialog, Textarea } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, Field, Flex, notify, Stack, Text } from 'shell/ui';
import { declineReasonLimit, type PayloadOf, type UnitApp, unitAppAnswerRequests } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { unitAppsQuery } from '../unit-apps-query.ts';

type Decision = PayloadOf<typeof unitAppAnswerRequests>['decision'];

export interface RequestsDialogProps {
  unitId: string;
  app: UnitApp;
  /** Why the requests are declined, as typed so far. */
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Who asks for an app, and the answer to all of them: opened, declined with a reason, or only taken off the list. */
export function RequestsDialog(props: RequestsDialogProps): ReactElement {
  const { unitId, app, reason, onReason, onClose } = props;
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const client = useQueryClient();
  const [isMissing, setMissing] = useState(false);
  const name = localName(language, app.name, app.englishName);
  const { people, names } = app.requests;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (decision: Decision) =>
      request(unitAppAnswerRequests, { unitId, code: app.code, decision, reason: reason.trim() }),
    onSuccess: (_, decision) => {
      onReason('');
      notify(t(`administration.apps.done.${decision}`, { name }), { tone: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: unitAppsQuery(unitId).queryKey }),
  });
  const decide = (decision: Decision): void => {
    const lacksReason = decision === 'decline' && reason.trim() === '';
    setMissing(lacksReason);
    if (!lacksReason && !isPending) mutate(decision);
  };
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <Dialog
      open
      title={t('administration.apps.requestsTitle', { name })}
      onClose={() => (isPending ? undefined : onClose())}
      footer={
        <Flex wrap="wrap" gap="2" justify="flex-end">
          {(['resolve', 'decline', 'approve'] as const).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'approve' ? 'solid' : 'outline'}
              minHeight={{ base: '11', md: '10' }}
              loading={isPending && variables === decision}
              onClick={() => decide(decision)}
            >
              {t(`administration.apps.${decision}`)}
            </Button>
          ))}
        </Flex>
      }
    >
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          {t('administration.apps.asking', { count: people, names: listed, more: people - names.length })}
        </Text>
        <Text color="fg.muted">{t('administration.apps.approveHint')}</Text>
        <Field
          label={t('administration.apps.reason')}
          help={t('administration.apps.reasonHelp')}
          error={isMissing ? t('administration.apps.reasonMissing') : undefined}
        >
          <Textarea
            rows={3}
            maxLength={declineReasonLimit}
            value={reason}
            onChange={(event) => onReason(event.currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

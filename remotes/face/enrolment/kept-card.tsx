import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Button, Card, Flex, Heading, notify, Stack, Text } from 'shell/ui';
import { faceDelete } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { sendConsent } from '../consent/send-consent.ts';
import type { FaceStateOf } from '../consent/state-query.ts';
import type { MessageId } from '../messages/message-id.ts';

interface KeptCardProps {
  userId: string;
  state: FaceStateOf;
  onChanged: () => void;
}

type Step = 'delete' | 'withdraw';

/** What the portal keeps, and how it goes: the face alone, or the consent with it. */
export function KeptCard({ userId, state, onChanged }: KeptCardProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const [asked, ask] = useState<Step>();
  const { wordsVersion, isEnrolled, isMyConsent, keptUntil } = state;
  const removing = useMutation({
    mutationFn: (step: Step) =>
      step === 'delete'
        ? request(faceDelete, { userId })
        : sendConsent({ userId, isGiven: false, wordsVersion }),
    onSuccess: (_, step) => {
      notify(t(`face.kept.${step}Done`), { tone: 'success' });
      onChanged();
    },
    onSettled: () => ask(undefined),
  });
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Heading as="h2" size="lg">
          {t('face.kept.title')}
        </Heading>
        <Text>
          {isEnrolled
            ? keptUntil
              ? t('face.kept.until', { date: dates.format(keptUntil, 'YYYY-MM-DD') })
              : t('face.kept.always')
            : t('face.kept.nothing')}
        </Text>
        <Flex gap="2" wrap="wrap">
          {isEnrolled ? (
            <Button variant="outline" minHeight="11" onClick={() => ask('delete')}>
              {t('face.kept.delete')}
            </Button>
          ) : null}
          {isMyConsent ? (
            <Button variant="outline" minHeight="11" onClick={() => ask('withdraw')}>
              {t('face.kept.withdraw')}
            </Button>
          ) : null}
        </Flex>
        <ConfirmDialog
          open={asked !== undefined}
          destructive
          title={t(asked === 'withdraw' ? 'face.kept.withdrawTitle' : 'face.kept.deleteTitle')}
          confirmLabel={t(asked === 'withdraw' ? 'face.kept.withdraw' : 'face.kept.delete')}
          busy={removing.isPending}
          onConfirm={() => asked && removing.mutate(asked)}
          onCancel={() => ask(undefined)}
        >
          {t(asked === 'withdraw' ? 'face.kept.withdrawText' : 'face.kept.deleteText')}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}

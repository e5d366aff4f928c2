import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { isRequestError } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Alert, Box, Button, Card, Checkbox, chakra, Heading, Stack, Text } from 'shell/ui';
import { readsEnglish } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { sendConsent } from './send-consent.ts';
import type { FaceStateOf } from './state-query.ts';

interface ConsentCardProps {
  userId: string;
  state: FaceStateOf;
  onChanged: () => void;
}

const points = ['what', 'why', 'where', 'howLong', 'free'] as const;

/** What is kept and what for, in plain words, and the consent to it (D-48). */
export function ConsentCard({ userId, state, onChanged }: ConsentCardProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const isGuardian = state.consentNeeds === 'guardian';
  const { 'zh-CN': chinese, en } = state.unitText;
  const own = (readsEnglish(language) && en) || chinese || en;
  return (
    <Card>
      <Stack gap="4">
        <Heading as="h2" size="lg">
          {t('face.consent.title')}
        </Heading>
        <chakra.ul listStyleType="disc" paddingInlineStart="5">
          {points.map((point) => (
            <chakra.li key={point} paddingBlock="1">
              {t(`face.consent.${point}`)}
            </chakra.li>
          ))}
        </chakra.ul>
        {own === '' ? null : (
          <Box>
            <Heading as="h3" size="sm">
              {t('face.consent.unit')}
            </Heading>
            <Text whiteSpace="pre-line">{own}</Text>
          </Box>
        )}
        {isGuardian ? <Text fontWeight="600">{t('face.consent.guardian')}</Text> : null}
        {state.isMyConsent ? (
          <Agreement
            label={t(isGuardian ? 'face.consent.agreeForChild' : 'face.consent.agree')}
            userId={userId}
            wordsVersion={state.wordsVersion}
            onChanged={onChanged}
          />
        ) : (
          <Alert>{t(isGuardian ? 'face.consent.askGuardian' : 'face.consent.askPerson')}</Alert>
        )}
      </Stack>
    </Card>
  );
}

interface AgreementProps {
  label: string;
  userId: string;
  wordsVersion: number;
  onChanged: () => void;
}

function Agreement({ label, userId, wordsVersion, onChanged }: AgreementProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [isRead, setRead] = useState(false);
  const giving = useMutation({
    mutationFn: () => sendConsent({ userId, isGiven: true, wordsVersion }),
    onSuccess: onChanged,
  });
  return (
    <>
      <Checkbox checked={isRead} onChange={({ currentTarget }) => setRead(currentTarget.checked)}>
        {label}
      </Checkbox>
      {giving.error ? (
        <Alert tone="error">
          {isRequestError(giving.error) ? giving.error.message : t('face.home.unknown')}
        </Alert>
      ) : null}
      <Button
        size="lg"
        alignSelf="start"
        disabled={!isRead}
        loading={giving.isPending}
        onClick={() => giving.mutate()}
      >
        {t('face.consent.give')}
      </Button>
    </>
  );
}

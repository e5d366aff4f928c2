import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Alert, Badge, Box, Button, Flex, Stack, Text } from 'shell/ui';
import { maxPasskeys, type SecondStepState } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';
import { SectionCard } from '../section/section-card.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { knowsPasskeys } from './browser-passkeys.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { secondStepQuery } from './second-step-query.ts';

type Task = 'enrol' | 'passkey' | 'codes' | 'remove' | { readonly shown: readonly string[] };

/** Fewer recovery codes than this are worth a word. */
const few = 4;

/** The own second step of a sign-in. */
export function MySecondStep(): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(secondStepQuery);
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  const show = (shown: readonly string[]): void => setTask({ shown });
  return (
    <SectionCard title={t('account.secondStep.title')} text={t('account.secondStep.text')}>
      <QueryView query={query}>{(state) => <State state={state} onTask={setTask} />}</QueryView>
      {task === 'enrol' ? <EnrolDialog onCodes={show} onClose={close} /> : null}
      {task === 'passkey' ? <AddPasskeyDialog onCodes={show} onClose={close} /> : null}
      {task === 'codes' ? <NewCodesDialog onCodes={show} onClose={close} /> : null}
      {task === 'remove' ? <RemoveDialog onClose={close} /> : null}
      {typeof task === 'object' ? <CodesDialog codes={task.shown} onClose={close} /> : null}
    </SectionCard>
  );
}

interface StateProps {
  state: SecondStepState;
  onTask: (task: Task) => void;
}

function State({ state, onTask }: StateProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { since, hasApp, passkeys, codesLeft, isRequired } = state;
  return (
    <Stack gap="4" padding={{ base: '4', md: '5' }} align="flex-start">
      <Flex align="center" gap="3" wrap="wrap" role="status">
        <Badge colorPalette={since ? 'green' : 'gray'}>
          {t(since ? 'account.secondStep.on' : 'account.secondStep.off')}
        </Badge>
        {since ? (
          <>
            <Text>{t('account.secondStep.since', { date: dates.format(since, 'YYYY-MM-DD') })}</Text>
            <Text>{t('account.secondStep.left', { count: codesLeft })}</Text>
          </>
        ) : null}
      </Flex>
      {hasApp ? <Text>{t('account.secondStep.app')}</Text> : null}
      {passkeys.length > 0 ? <PasskeyList state={state} /> : null}
      {since && codesLeft < few ? <Alert tone="warning">{t('account.secondStep.few')}</Alert> : null}
      {isRequired ? (
        <Text color="fg.muted">
          {t(since ? 'account.secondStep.required' : 'account.secondStep.requiredUnset')}
        </Text>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Task
          onTask={onTask}
          task="enrol"
          isFirst={!since}
          label={hasApp ? 'account.secondStep.replace' : 'account.secondStep.set'}
        />
        {knowsPasskeys() && passkeys.length < maxPasskeys ? (
          <Task onTask={onTask} task="passkey" label="account.passkey.add" />
        ) : null}
        {since ? <Task onTask={onTask} task="codes" label="account.secondStep.newCodes" /> : null}
        {since && !isRequired ? (
          <Task onTask={onTask} task="remove" label="account.secondStep.remove" />
        ) : null}
      </Flex>
    </Stack>
  );
}

interface TaskProps extends Pick<StateProps, 'onTask'> {
  task: Extract<Task, string>;
  label: MessageId;
  /** Whether it is what the page is for. Default false. */
  isFirst?: boolean;
}

function Task({ task, label, isFirst = false, onTask }: TaskProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box>
      <Button
        variant={isFirst ? 'solid' : 'outline'}
        minHeight={{ base: '11', md: '10' }}
        onClick={() => onTask(task)}
      >
        {t(label)}
      </Button>
    </Box>
  );
}

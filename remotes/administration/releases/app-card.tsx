import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, Heading, Text } from 'shell/ui';
import type { AppChannel, AppRelease } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { GiveDialog } from './give-dialog.tsx';
import { type AppAtUnits, findGiven } from './give-targets.ts';
import { PointerList } from './pointer-list.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';
import { useReleaseWords } from './use-release-words.ts';
import { VersionList } from './version-list.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Task =
  | { kind: 'give' }
  | { kind: 'roll-back'; pointer: AppChannel }
  | { kind: 'read' | 'withdraw'; release: AppRelease };

/** One app: who gets which version, its versions, and what can be done about both. */
export function AppCard({ app, units }: AppAtUnits): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  const name = nameOf(app);
  return (
    <Card padding="0" aria-label={name} data-app={app.code}>
      <Flex align="center" wrap="wrap" gap="3" padding="3" borderBottomWidth="1px" borderColor="border.muted">
        <Box flex="1 1 12rem" minWidth="0">
          <Heading as="h2" size="md" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text fontFamily="mono" fontSize="xs" color="fg.muted">
            {app.code}
          </Text>
        </Box>
        {findGiven(app, units).length > 0 ? (
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            aria-label={t('administration.releases.giveNamed', { name })}
            onClick={() => setTask({ kind: 'give' })}
          >
            {t('administration.releases.give')}
          </Button>
        ) : null}
      </Flex>
      <PointerList app={app} onRollBack={(pointer) => setTask({ kind: 'roll-back', pointer })} />
      <VersionList
        app={app}
        onRead={(release) => setTask({ kind: 'read', release })}
        onWithdraw={(release) => setTask({ kind: 'withdraw', release })}
      />
      {task?.kind === 'give' ? <GiveDialog app={app} units={units} onClose={close} /> : null}
      {task?.kind === 'roll-back' ? (
        <RollBackDialog app={app} pointer={task.pointer} onClose={close} />
      ) : null}
      {task?.kind === 'read' ? (
        <ReviewDialog release={task.release} isOpen={app.mayDecide} onClose={close} />
      ) : null}
      {task?.kind === 'withdraw' ? <WithdrawDialog release={task.release} onClose={close} /> : null}
    </Card>
  );
}

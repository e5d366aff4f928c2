import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { type DesktopMessage, messageSelectNotRead } from '#shared/contracts';
import { navigate } from '../../core/navigation/index.ts';
import { serverNow } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';
import { Dialog } from '../../kit/controls/index.ts';
import { Button, chakra, EmptyState, Text } from '../../kit/ui/index.ts';
import { findCentrePath, messagePath } from './centre-path.ts';
import { useMessageCounts } from './counts.ts';
import { ListFailure, ListSkeleton } from './list-states.tsx';
import { MessageRow } from './message-row.tsx';
import type { MessageTarget } from './message-target.ts';
import { openTarget } from './open-target.ts';
import { closeMessages } from './shown.ts';
import { unreadQuery } from './unread-query.ts';
import { useIgnoring } from './use-ignoring.ts';
import { useModuleName } from './use-module-name.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** The unread messages of the user: to open, or to ignore one by one or all at once (H02, H03). */
export function MessagesDialog(): ReactElement {
  const { formatMessage } = useIntl();
  const nameOf = useModuleName();
  const { userId } = useUser();
  const { data, error, isFetching, refetch } = useQuery(unreadQuery(userId));
  const { gone, ignore, noteOpened, ignoreAll } = useIgnoring(messageSelectNotRead.name);
  const messages = data?.messages.filter(({ id }) => !gone.has(id)) ?? [];
  const more = (useMessageCounts()?.message ?? 0) - (data?.messages.length ?? 0);
  const centre = findCentrePath();
  const onOpen = (message: DesktopMessage, target: MessageTarget): void => {
    // A reminder of ends stays one until it is ignored.
    if (target.kind === 'page') void noteOpened(message.id);
    openTarget(target, data?.asOf ?? serverNow());
  };
  const goTo = (path: string): void => {
    closeMessages();
    void navigate(path);
  };
  return (
    <Dialog
      open
      onClose={closeMessages}
      title={formatMessage({ id: 'message.dialog.title' })}
      size="lg"
      footer={
        <>
          {centre ? (
            <Button variant="ghost" {...comfortable} onClick={() => goTo(centre)}>
              {formatMessage({ id: 'message.dialog.all' })}
            </Button>
          ) : null}
          <Button
            variant="outline"
            {...comfortable}
            disabled={messages.length === 0}
            onClick={() => void ignoreAll(messages.map(({ id }) => id))}
          >
            {formatMessage({ id: 'message.dialog.ignoreAll' })}
          </Button>
        </>
      }
    >
      {data ? (
        messages.length > 0 ? (
          <>
            <List aria-label={formatMessage({ id: 'message.dialog.title' })}>
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  moduleName={nameOf(message.module)}
                  asOf={data.asOf}
                  onRead={centre ? () => goTo(messagePath(centre, message.id)) : undefined}
                  onOpen={(target) => onOpen(message, target)}
                  onIgnore={() => void ignore(message.id)}
                />
              ))}
            </List>
            {more > 0 ? (
              <Text marginTop="3" color="fg.muted" fontSize="sm">
                {formatMessage({ id: 'message.dialog.more' }, { count: more })}
              </Text>
            ) : null}
          </>
        ) : (
          <EmptyState
            icon={<MailCheck size={40} strokeWidth={1.25} aria-hidden />}
            title={formatMessage({ id: 'message.dialog.none' })}
            text={formatMessage({ id: 'message.dialog.noneHint' })}
          />
        )
      ) : error ? (
        <ListFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Dialog>
  );
}

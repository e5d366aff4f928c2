import { ArrowDown, ArrowUp, Ellipsis, Inbox, Pencil, Settings2, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, type MenuItem } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';
import type { AppActions } from './app-task.ts';

const size = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Everything that can be done with an app. Nobody decides about one by which somebody keeps the unit who holds more. */
export function AppMenu({ app, name, onTask, moveTo }: AppActions): ReactElement {
  const t = useTranslations<MessageId>();
  const { code, requests, holdsMore } = app;
  const move = (value: 'up' | 'down', by: 1 | -1): MenuItem => {
    const run = moveTo(by);
    const Icon = value === 'up' ? ArrowUp : ArrowDown;
    return {
      value,
      label: t(`administration.apps.${value}`),
      icon: <Icon {...size} />,
      disabled: run === undefined,
      onSelect: () => run?.(),
    };
  };
  return (
    <Menu
      trigger={
        <IconButton
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={t('administration.classes.actions', { name })}
        >
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
      items={[
        ...(holdsMore
          ? []
          : [
              {
                value: 'edit',
                label: t('administration.apps.settings'),
                icon: <Settings2 {...size} />,
                onSelect: () => onTask({ kind: 'edit', code }),
              },
            ]),
        ...(requests.people > 0
          ? [
              {
                value: 'requests',
                label: t('administration.apps.answer'),
                icon: <Inbox {...size} />,
                onSelect: () => onTask({ kind: 'requests', code }),
              },
            ]
          : []),
        ...(app.isOwn
          ? (['change', 'remove'] as const).map((kind) => {
              const Icon = kind === 'change' ? Pencil : Trash2;
              return {
                value: kind,
                label: t(`administration.ownApps.${kind === 'change' ? 'edit' : 'remove'}`),
                icon: <Icon {...size} />,
                onSelect: () => onTask({ kind, code }),
              };
            })
          : []),
        move('up', -1),
        move('down', 1),
      ]}
    />
  );
}

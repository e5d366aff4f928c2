import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { AppPicture } from 'shell/header';
import { NameButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Flex, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';
import { pictureOf } from '../app-names.ts';
import { AppMenu } from './app-menu.tsx';
import type { AppActions } from './app-task.ts';
import { LicenceBadge } from './licence-badge.tsx';
import { SortableRow } from './sortable-rows.tsx';
import { UseFigure } from './use-figure.tsx';

export interface AppRowProps extends AppActions {
  /** For whom it is open. */
  audience: string;
}

/** An app with its state, for whom it is, its licence, requests and use. */
export function AppRow({ app, name, audience, onTask, moveTo }: AppRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { code, isOpen, isLocked, requests, holdsMore } = app;
  return (
    <SortableRow code={code} name={name}>
      <AppPicture icon={pictureOf(app)} size="bar" />
      {/* Large text on a phone leaves no room beside the picture. */}
      <Flex flex="1 1 8rem" minWidth="0" wrap="wrap" align="center" columnGap="4" rowGap="1">
        <Box flex="1 1 16rem" minWidth="0">
          <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
            {holdsMore ? (
              <Text fontWeight="600" overflowWrap="anywhere">
                {name}
              </Text>
            ) : (
              <NameButton
                name={name}
                label={t('administration.apps.edit', { name })}
                onClick={() => onTask({ kind: 'edit', code })}
              />
            )}
            <Badge colorPalette={isOpen ? 'green' : 'gray'}>
              {t(isOpen ? 'administration.apps.open' : 'administration.apps.closed')}
            </Badge>
            {isLocked ? (
              <Badge colorPalette="gray">
                <Lock size={12} strokeWidth={2} aria-hidden />
                {t('administration.apps.locked')}
              </Badge>
            ) : null}
            {app.kind === 'remote' || app.kind === 'page' ? null : (
              <Badge colorPalette="gray">{t(`administration.ownApps.badge.${app.kind}`)}</Badge>
            )}
            <LicenceBadge licence={app.licence} />
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" lineClamp={3} title={audience}>
            {audience}
          </Text>
          {holdsMore ? (
            <Text fontSize="sm" color="fg.muted">
              {t('administration.apps.holdsMore')}
            </Text>
          ) : null}
        </Box>
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" width={{ lg: '17rem' }}>
          <UseFigure opened={app.opened} />
          {requests.people > 0 ? (
            <Button
              variant="outline"
              size="xs"
              minHeight={{ base: '11', md: '8' }}
              aria-label={t('administration.apps.requestsOf', { name, count: requests.people })}
              onClick={() => onTask({ kind: 'requests', code })}
            >
              {t('administration.apps.requests', { count: requests.people })}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      <AppMenu app={app} name={name} onTask={onTask} moveTo={moveTo} />
    </SortableRow>
  );
}

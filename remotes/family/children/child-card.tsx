import { type ReactElement, useId } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Button, Card, Stack } from 'shell/ui';
import type { ChildOverview, Icon } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { ChildApps } from './child-apps.tsx';
import { ChildCounts } from './child-counts.tsx';
import { ChildHeading } from './child-heading.tsx';
import { totalsOf } from './totals.ts';

export interface ChildCardProps {
  overview: ChildOverview;
  icons: readonly Icon[];
  isCurrent: boolean;
  /** This child is being chosen. */
  isBusy: boolean;
  /** Makes the child the current one, and opens an app where one is named. */
  onChoose: (icon?: Icon) => void;
}

/** One child: who it is, what waits, and the apps for it. */
export function ChildCard({ overview, icons, isCurrent, isBusy, onChoose }: ChildCardProps): ReactElement {
  const t = useTranslations<MessageId>();
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="4">
        <ChildHeading overview={overview} headingId={headingId}>
          {isCurrent ? (
            <Badge colorPalette="brand" size="md">
              {t('family.card.current')}
            </Badge>
          ) : (
            <Button
              variant="outline"
              size={{ base: 'lg', md: 'sm' }}
              loading={isBusy}
              aria-label={t('family.card.switchName', { name: overview.child.realName })}
              onClick={() => onChoose()}
            >
              {t('family.card.switch')}
            </Button>
          )}
        </ChildHeading>
        <ChildCounts {...totalsOf(overview)} />
        <ChildApps
          icons={icons}
          unread={overview.unread}
          isCurrent={isCurrent}
          isBusy={isBusy}
          onOpen={onChoose}
        />
      </Stack>
    </Card>
  );
}

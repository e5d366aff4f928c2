import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink, Badge, chakra } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { type ReleaseView, releasesQuery, releaseViews } from './releases-query.ts';

const Row = chakra('nav', {
  base: { display: 'flex', gap: '1', overflowX: 'auto', borderBottomWidth: '1px', borderColor: 'border' },
});

export interface ViewLinksProps {
  current: ReleaseView;
  /** Versions that wait for a decision. */
  waiting: number;
}

/** The parts of the section; each has an address. */
export function ViewLinks({ current, waiting }: ViewLinksProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Row aria-label={t('administration.releases.views')}>
      {releaseViews.map((view) => (
        <AppLink
          key={view}
          href={releasesQuery.format({ ...releasesQuery.empty, view })}
          aria-current={view === current ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          gap="2"
          flexShrink="0"
          minHeight="11"
          paddingInline="3"
          color={view === current ? 'brand.fg' : 'fg.muted'}
          fontWeight={view === current ? '600' : '400'}
          borderBottomWidth="2px"
          borderColor={view === current ? 'brand.solid' : 'transparent'}
          _hover={{ color: 'fg', textDecoration: 'none' }}
          focusVisibleRing="inside"
        >
          {t(`administration.releases.view.${view}`)}
          {view === 'waiting' && waiting > 0 ? <Badge colorPalette="orange">{waiting}</Badge> : null}
        </AppLink>
      ))}
    </Row>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useTranslations } from 'shell/session';
import { Badge, Flex, Text } from 'shell/ui';
import type { OpenSession } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { Moment } from '../section/moment.tsx';
import { Row } from '../section/row-list.tsx';
import { DeviceIcon } from './device-icon.tsx';
import { wayOf } from './ways.ts';

export interface SessionRowProps {
  session: OpenSession;
  action?: ReactElement | undefined;
}

/** One sign-in on one device. */
export function SessionRow({ session, action }: SessionRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { formatMessage } = useIntl();
  const { deviceLabel, ip, amr, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <Row icon={<DeviceIcon label={deviceLabel} />} action={action}>
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
        <Text fontWeight="600">{deviceLabel}</Text>
        {isCurrent ? <Badge colorPalette="green">{t('account.sessions.current')}</Badge> : null}
      </Flex>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {[ip, t(wayOf(amr))].filter(Boolean).join(' · ')}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {formatMessage(
          { id: 'account.sessions.times' },
          {
            since: <Moment key="since" at={createdAt} />,
            used: <Moment key="used" at={lastUsedAt} />,
          },
        )}
      </Text>
    </Row>
  );
}

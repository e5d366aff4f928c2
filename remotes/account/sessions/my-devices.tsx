import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { QueryView } from 'shell/app';
import { EmptyView } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Button, Flex, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { type Action, ConfirmAction } from '../section/confirm-action.tsx';
import { Moment } from '../section/moment.tsx';
import { Row, RowList } from '../section/row-list.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { DeviceIcon } from './device-icon.tsx';
import { devicesQuery, type RememberedDevice, revokeDevice } from './devices.ts';
import { sessionsQuery } from './sessions.ts';

/** Browsers and phones that sign in without a password. */
export function MyDevices(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const query = useQuery(devicesQuery);
  const sessions = useQuery(sessionsQuery);
  const [action, setAction] = useState<Action>();
  const ask = (device: RememberedDevice): void =>
    setAction({
      title: t('account.devices.forget.title', { device: device.deviceLabel }),
      text: t('account.devices.forget.text'),
      confirmLabel: t('account.devices.forget.confirm'),
      run: () => revokeDevice(device),
      done: t('account.devices.forget.done'),
      stale: [devicesQuery.queryKey, sessionsQuery.queryKey],
    });
  // Below the sessions: it would move with them.
  if (sessions.isPending) return null;
  return (
    <SectionCard title={t('account.devices.title')} text={t('account.devices.text')}>
      <QueryView query={query}>
        {(devices) =>
          devices.length === 0 ? (
            <EmptyView title={t('account.devices.empty.title')} text={t('account.devices.empty.text')} />
          ) : (
            <RowList label={t('account.devices.title')}>
              {devices.map((device) => (
                <DeviceRow key={device.deviceId} device={device} onForget={() => ask(device)} />
              ))}
            </RowList>
          )
        }
      </QueryView>
      {action ? <ConfirmAction action={action} onClose={() => setAction(undefined)} /> : null}
    </SectionCard>
  );
}

function DeviceRow({ device, onForget }: { device: RememberedDevice; onForget: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const { formatMessage } = useIntl();
  const { deviceLabel, kind, isCurrent, lastUsedAt, expiresAt } = device;
  return (
    <Row
      icon={<DeviceIcon label={deviceLabel} />}
      action={
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          aria-label={t('account.devices.forget.label', { device: deviceLabel })}
          onClick={onForget}
        >
          {t('account.devices.forget.button')}
        </Button>
      }
    >
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
        <Text fontWeight="600">{deviceLabel}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t(`account.devices.kind.${kind}`)}
        </Text>
        {isCurrent ? <Badge colorPalette="green">{t('account.devices.current')}</Badge> : null}
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {formatMessage(
          { id: 'account.devices.times' },
          { used: <Moment key="used" at={lastUsedAt} />, until: <Moment key="until" at={expiresAt} /> },
        )}
      </Text>
    </Row>
  );
}

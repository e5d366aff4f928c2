import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyView, QueryView } from 'shell/kit';
import { Badge, Button, Flex, Text } from 'shell/ui';
import { devicesQuery, type RememberedDevice } from '../api/devices-query.ts';
import { revokeDevice } from '../api/revoke-device.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { useSay } from '../state/use-say.ts';
import { type Action, ConfirmAction } from './confirm-action.tsx';
import { DeviceIcon } from './device-icon.tsx';
import { Moment } from './moment.tsx';
import { Row, RowList } from './row-list.tsx';
import { SectionCard } from './section-card.tsx';

const DeviceRow = ({
  device,
  onForget,
}: {
  device: RememberedDevice;
  onForget: () => void;
}): ReactElement => {
  const say = useSay();
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
          aria-label={say('account.devices.forget.label', { device: deviceLabel })}
          onClick={onForget}
        >
          {say('account.devices.forget.button')}
        </Button>
      }
    >
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
        <Text fontWeight="600">{deviceLabel}</Text>
        <Text fontSize="sm" color="fg.muted">
          {say(`account.devices.kind.${kind}`)}
        </Text>
        {isCurrent ? <Badge colorPalette="green">{say('account.devices.current')}</Badge> : null}
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {formatMessage(
          { id: 'account.devices.times' },
          { used: <Moment key="used" at={lastUsedAt} />, until: <Moment key="until" at={expiresAt} /> },
        )}
      </Text>
    </Row>
  );
};

/** Browsers and phones that sign in without a password. */
export const MyDevices = (): ReactElement | null => {
  const say = useSay();
  const query = useQuery(devicesQuery);
  const sessions = useQuery(sessionsQuery);
  const [action, setAction] = useState<Action>();
  const ask = (device: RememberedDevice): void =>
    setAction({
      title: say('account.devices.forget.title', { device: device.deviceLabel }),
      text: say('account.devices.forget.text'),
      confirmLabel: say('account.devices.forget.confirm'),
      run: () => revokeDevice(device),
      done: say('account.devices.forget.done'),
      stale: [devicesQuery.queryKey, sessionsQuery.queryKey],
    });
  // Below the sessions: it would move with them.
  if (sessions.isPending) return null;
  return (
    <SectionCard title={say('account.devices.title')} text={say('account.devices.text')}>
      <QueryView query={query}>
        {(devices) =>
          devices.length === 0 ? (
            <EmptyView title={say('account.devices.empty.title')} text={say('account.devices.empty.text')} />
          ) : (
            <RowList label={say('account.devices.title')}>
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
};

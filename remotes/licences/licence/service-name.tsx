import type { ReactElement } from 'react';
import { Text } from 'shell/ui';
import type { Licence } from '#shared/contracts';
import { useServiceName } from './use-service-name.ts';

/** Name of a service in the language of the page; its code when pointed at. */
export function ServiceName(
  service: Pick<Licence, 'serverId' | 'serviceName' | 'serviceEnName'>,
): ReactElement {
  return (
    <Text as="span" title={service.serverId} overflowWrap="anywhere">
      {useServiceName()(service)}
    </Text>
  );
}

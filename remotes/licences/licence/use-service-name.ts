import { useLanguage } from 'shell/session';
import type { Licence } from '#shared/contracts';
import { localName } from '#shared/names';

type NamedService = Pick<Licence, 'serverId' | 'serviceName' | 'serviceEnName'>;

/** The name of a service in the language of the page; its code where it has none. */
export function useServiceName(): (service: NamedService) => string {
  const { language } = useLanguage();
  return ({ serverId, serviceName, serviceEnName }) =>
    localName(language, serviceName, serviceEnName) || serverId;
}

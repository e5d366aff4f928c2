import { createAppServices, type FindService } from '#bff/app-services';
import type { SnapshotKeeper } from '#bff/releases';
import type { BffCore } from './core.ts';
import type { RoomsOptions } from './options.ts';

export type Services = ReturnType<typeof createAppServices>;

/** The way to the own servers of apps. Services of other makers know of none. */
export function createServices(
  core: BffCore,
  {
    egressAllow = [],
    serviceCallsPerMinute: callsPerMinute,
    ...options
  }: Pick<RoomsOptions, 'egressAllow' | 'findService' | 'serviceCallsPerMinute'>,
  keeper?: SnapshotKeeper,
): Services | undefined {
  const findService = options.findService ?? (keeper && findIn(keeper));
  if (!findService) return undefined;
  const { fetchUpstream: fetchForVisitor } = core.upstream;
  return createAppServices({
    ...core,
    fetchForVisitor,
    findService,
    callsPerMinute,
    egress: { allow: egressAllow },
  });
}

/** A sentence about a service names the app as its manifest does. */
function findIn(keeper: SnapshotKeeper): FindService {
  return (code) => {
    const { services, releases } = keeper.get();
    const service = services.find((each) => each.code === code);
    const names = releases.find(({ manifest }) => manifest.code === code)?.manifest.names;
    return service && (names ? { ...service, names } : service);
  };
}

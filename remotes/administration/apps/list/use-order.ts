import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type UnitAppGroup, type UnitApps, unitAppOrder } from '#shared/contracts';
import { unitAppsQuery } from '../unit-apps-query.ts';

/** Saves an order that is shown at once. The request says why it was refused; then the list comes back as it stands on the server. */
export function useOrder(unitId: string): (groups: readonly UnitAppGroup[]) => void {
  const client = useQueryClient();
  const { queryKey } = unitAppsQuery(unitId);
  const { mutate } = useMutation({
    // One after another: the order that was chosen last is the one that stays.
    scope: { id: `unit-app-order:${unitId}` },
    mutationFn: (groups: readonly UnitAppGroup[]) =>
      request(unitAppOrder, {
        unitId,
        groups: groups.map(({ code, apps }) => ({ code, apps: apps.map((app) => app.code) })),
      }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return (groups) => {
    client.setQueryData(queryKey, (data: UnitApps | undefined) => data && { ...data, groups: [...groups] });
    mutate(groups);
  };
}

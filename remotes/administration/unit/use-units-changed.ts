import { useQueryClient } from '@tanstack/react-query';
import { areaSchools, organisationClasses, unitsGet, unitsOverview, unitsSchools } from '#shared/contracts';

/** Reads anew what shows names, campuses or figures of units. */
export function useUnitsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { name } of [unitsGet, unitsSchools, unitsOverview, areaSchools, organisationClasses])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
}

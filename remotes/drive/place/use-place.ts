import { useCallback } from 'react';
import { type ChangeQuery, useHashQuery } from 'shell/app';
import { navigate } from 'shell/session';
import { type DriveQuery, driveQuery, placeOf } from './drive-query.ts';

export interface Place {
  query: DriveQuery;
  /** Changes search and order, without a step of the browser's history. */
  change: ChangeQuery<DriveQuery>;
  /** Opens another place; Back leads here again. */
  open: (place: Parameters<typeof placeOf>[1]) => void;
}

/** Where the user is, kept in the address. */
export function usePlace(): Place {
  const [query, change] = useHashQuery(driveQuery);
  const { sort, order } = query;
  const open = useCallback(
    (place: Parameters<typeof placeOf>[1]) =>
      void navigate(driveQuery.format(placeOf({ sort, order }, place))),
    [sort, order],
  );
  return { query, change, open };
}

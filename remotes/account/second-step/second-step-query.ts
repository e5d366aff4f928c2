import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { secondStepOffer, secondStepState } from '#shared/contracts';

/** Whether the own second step is set up. */
export const secondStepQuery = queryOptions({
  queryKey: [secondStepState.name],
  queryFn: ({ signal }) => request(secondStepState, {}, { signal, silent: true }),
});

/** A new secret, the same as long as its dialog is open: the phone may have it already. It is kept nowhere. */
export const secondStepOfferQuery = queryOptions({
  queryKey: [secondStepOffer.name],
  queryFn: ({ signal }) => request(secondStepOffer, {}, { signal, silent: true }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

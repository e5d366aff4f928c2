import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import {
  type AnswerOf,
  type Promotion,
  promotionProposal,
  promotionPupils,
  promotionState,
} from '#shared/contracts';

export type Proposal = AnswerOf<typeof promotionProposal>;
export type ListedPupil = AnswerOf<typeof promotionPupils>[number];

/** Milliseconds between two questions how far it is. */
const pollEvery = 1_000;

/** What could become of each class of a unit. */
export function proposalQuery(unitId: string) {
  return queryOptions({
    queryKey: [promotionProposal.name, unitId],
    queryFn: ({ signal }) => request(promotionProposal, { unitId }, { signal, silent: true }),
  });
}

/** The pupils of a class. */
export function pupilsQuery(unitId: string, classId: string) {
  return queryOptions({
    queryKey: [promotionPupils.name, unitId, classId],
    queryFn: ({ signal }) => request(promotionPupils, { unitId, classId }, { signal, silent: true }),
  });
}

/** The latest end of a school year; asked again each second while it runs. */
export function stateQuery(unitId: string) {
  return queryOptions({
    queryKey: [promotionState.name, unitId],
    queryFn: ({ signal }) => request(promotionState, { unitId }, { signal, silent: true }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? pollEvery : false),
  });
}

export function isRunning({ status }: Pick<Promotion, 'status'>): boolean {
  return status === 'running' || status === 'undoing';
}

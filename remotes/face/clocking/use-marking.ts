import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from 'shell/request';
import { type AttendanceStatus, classMark, type RegisterPupil } from '#shared/contracts';
import { type ClassDay, registerQuery } from './class-query.ts';

export type MarkPupils = (userIds: readonly string[], status: AttendanceStatus) => void;

interface Mark {
  userIds: string[];
  status: AttendanceStatus;
  /** When it was pressed, ISO 8601. */
  markedAt: string;
}

export interface MarkingOptions {
  ofDay: ClassDay;
  registerId: string;
  /** As they are kept. */
  pupils: readonly RegisterPupil[];
}

/**
 * Marks pupils by hand, one mark after another.
 * @returns the pupils with the marks that are on their way, which go where one failed
 */
export function useMarking({ ofDay, registerId, pupils }: MarkingOptions): [RegisterPupil[], MarkPupils] {
  const queryClient = useQueryClient();
  const { queryKey } = registerQuery(ofDay);
  const [pending, setPending] = useState<readonly Mark[]>([]);
  const { mutate } = useMutation({
    scope: { id: `${classMark.name} ${registerId}` },
    mutationFn: ({ userIds, status }: Mark) => request(classMark, { registerId, userIds, status }),
    onSuccess: async (register) => {
      // An answer that was asked for before the mark would take it back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, register);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    onSettled: (_register, _error, mark) => {
      // After the page has heard of the answer: nothing jumps back in between.
      notifyManager.schedule(() => setPending((before) => before.filter((one) => one !== mark)));
    },
  });
  const send: MarkPupils = (userIds, status) => {
    const mark: Mark = { userIds: [...userIds], status, markedAt: new Date().toISOString() };
    setPending((before) => [...before, mark]);
    mutate(mark);
  };
  return [pending.reduce<RegisterPupil[]>(withMark, [...pupils]), send];
}

function withMark(pupils: RegisterPupil[], { userIds, status, markedAt }: Mark): RegisterPupil[] {
  return pupils.map((pupil) =>
    userIds.includes(pupil.userId) ? { ...pupil, status, byFace: false, markedAt } : pupil,
  );
}

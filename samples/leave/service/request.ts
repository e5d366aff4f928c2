export const kinds = ['sick', 'personal', 'other'] as const;
export type Kind = (typeof kinds)[number];

export const states = ['asked', 'approved', 'declined', 'withdrawn'] as const;
export type State = (typeof states)[number];

/** What a pupil or her parent asks for. Days are `YYYY-MM-DD`, both included. */
export interface LeaveRequest {
  readonly id: string;
  readonly unitId: string;
  readonly pupilId: string;
  readonly pupilName: string;
  readonly classId: string;
  readonly className: string;
  readonly askerId: string;
  readonly askerName: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly kind: Kind;
  readonly reason: string;
  readonly state: State;
  /** Who decided, and what she wrote; empty before. */
  readonly deciderName: string;
  readonly note: string;
  /** Epoch ms. */
  readonly askedAt: number;
  /** Grows with each change. */
  readonly revision: number;
}

import type { UserDetails } from '../session/index.ts';

type Children = Pick<UserDetails, 'chirdenList' | 'chirdenId'>;

/** Whether there is a choice at all. */
export const hasSeveralChildren = (details: Children | undefined): details is UserDetails =>
  details !== undefined && details.chirdenList.length > 1;

/**
 * Whether the dialog opens by itself: more than one child, and the one of this browser session is not the current one
 * (L05). No child of this session counts as another one, so it opens once per session (D-24).
 */
export const mustChoose = (details: Children | undefined, sessionChild: string | undefined): boolean =>
  hasSeveralChildren(details) && sessionChild !== details.chirdenId;

import type { UserDetails } from '../../core/session/index.ts';

type Children = Pick<UserDetails, 'chirdenList' | 'chirdenId'>;

/** Whether there is a choice at all. */
export function hasSeveralChildren(details: Children | undefined): details is UserDetails {
  return details !== undefined && details.chirdenList.length > 1;
}

/**
 * Whether the dialog opens by itself: more than one child, and the one of this browser session is not the current one
 * (L05). No child of this session counts as another one, so it opens once per session (D-24).
 */
export function mustChoose(details: Children | undefined, sessionChild: string | undefined): boolean {
  return hasSeveralChildren(details) && sessionChild !== details.chirdenId;
}

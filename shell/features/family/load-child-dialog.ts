import { findFrameData } from '../../core/first-frame/index.ts';
import { findUser } from '../../core/session/index.ts';
import { mustChoose } from './must-choose.ts';
import { findSessionChild } from './session-child.ts';

export function loadChildDialog() {
  return import(/* webpackChunkName: "child-dialog" */ './child-dialog.tsx');
}

/**
 * Loads the dialog in advance where it will open by itself.
 * It then appears with the page, and not later under a finger.
 */
export async function prepareChildDialog(): Promise<void> {
  const user = findUser();
  const children = user && findFrameData(user.userId)?.children;
  if (!children) return;
  const details = { chirdenList: children.list, chirdenId: children.current[0]?.id ?? '' };
  if (mustChoose(details, findSessionChild(user.userId))) await loadChildDialog().catch(() => undefined);
}

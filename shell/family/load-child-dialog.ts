import { findFrameData } from '../first-frame/index.ts';
import { findUser } from '../session/index.ts';
import { mustChoose } from './must-choose.ts';
import { findSessionChild } from './session-child.ts';

export const loadChildDialog = () => import(/* webpackChunkName: "child-dialog" */ './child-dialog.tsx');

/** Brings the dialog ahead where it will open by itself, so that it is there with the page and not later, under a finger. */
export const prepareChildDialog = async (): Promise<void> => {
  const user = findUser();
  const children = user && findFrameData(user.userId)?.children;
  if (!children) return;
  const details = { chirdenList: children.list, chirdenId: children.current[0]?.id ?? '' };
  if (mustChoose(details, findSessionChild(user.userId))) await loadChildDialog().catch(() => undefined);
};

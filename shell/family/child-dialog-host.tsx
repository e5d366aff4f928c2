import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Catch } from '../catch/index.ts';
import { refreshUserDetails, useUser, useUserDetails } from '../session/index.ts';
import { FamilyWords } from './family-words.tsx';
import { hasSeveralChildren, mustChoose } from './must-choose.ts';
import { closeChildDialog, openChildDialog, useChildQuestion } from './open-child-dialog.ts';
import { onChosenElsewhere } from './other-tabs.ts';
import { findSessionChild, keepSessionChild } from './session-child.ts';

const ChildDialog = lazy(() => import(/* webpackChunkName: "child-dialog" */ './child-dialog.tsx'));

/** Asks a parent of several children once per session which one she looks at, and whenever she wants to switch. */
export const ChildDialogHost = (): ReactElement | null => {
  const { userId } = useUser();
  const details = useUserDetails();
  const question = useChildQuestion();
  useEffect(() => {
    if (mustChoose(details, findSessionChild(userId))) openChildDialog();
  }, [details, userId]);
  useEffect(
    () =>
      onChosenElsewhere(userId, (childId) => {
        keepSessionChild(userId, childId);
        closeChildDialog();
        refreshUserDetails().catch(() => undefined);
      }),
    [userId],
  );
  if (!question || !hasSeveralChildren(details)) return null;
  // Whoever closes it without a choice keeps the child that she has (decision 24).
  const keepCurrent = (): void => {
    keepSessionChild(userId, details.chirdenId);
    closeChildDialog();
  };
  return (
    <Catch onCatch={closeChildDialog}>
      <Suspense fallback={null}>
        <FamilyWords>
          <ChildDialog question={question} onClose={keepCurrent} />
        </FamilyWords>
      </Suspense>
    </Catch>
  );
};

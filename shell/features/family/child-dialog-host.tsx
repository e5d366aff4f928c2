import { type ReactElement, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { refreshUserDetails, useUser, useUserDetails } from '../../core/session/index.ts';
import { lazy } from '../../kit/error-boundary/index.ts';
import { LateDialog } from '../../kit/late/index.ts';
import { FamilyWords } from './family-words.tsx';
import { loadChildDialog } from './load-child-dialog.ts';
import { hasSeveralChildren, mustChoose } from './must-choose.ts';
import { askForChild, type ChildQuestion, closeChildDialog, useChildQuestion } from './open-child-dialog.ts';
import { onChosenElsewhere } from './other-tabs.ts';
import { findSessionChild, keepSessionChild } from './session-child.ts';

const ChildDialog = lazy(loadChildDialog);

/** Asks a parent of several children once per session which one she looks at, and whenever she wants to switch. */
export function ChildDialogHost(): ReactElement | null {
  const { userId } = useUser();
  const details = useUserDetails();
  const question = useChildQuestion();
  useEffect(() => {
    if (mustChoose(details, findSessionChild(userId))) askForChild();
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
  // A parent who closes it without a choice keeps the child that she has (D-24).
  const keepCurrent = (): void => {
    keepSessionChild(userId, details.chirdenId);
    closeChildDialog();
  };
  return (
    <FamilyWords>
      <LateChildDialog question={question} onClose={keepCurrent} />
    </FamilyWords>
  );
}

function LateChildDialog(props: { question: ChildQuestion; onClose: () => void }): ReactElement {
  return (
    <LateDialog
      title={useIntl().formatMessage({ id: 'family.child.title' })}
      isAsked={!props.question.opensByItself}
      onClose={closeChildDialog}
    >
      <ChildDialog {...props} />
    </LateDialog>
  );
}

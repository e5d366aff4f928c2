import type { ReactElement } from 'react';
import type { AppRelease } from '#shared/contracts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decision.ts';

export interface WithdrawDialogProps {
  release: AppRelease;
  onClose: () => void;
}

/** Takes a version from all units at once, for a reason. */
export function WithdrawDialog({ release, onClose }: WithdrawDialogProps): ReactElement {
  return <ReasonDialog release={release} decision={useDecision(release, onClose)} onClose={onClose} />;
}

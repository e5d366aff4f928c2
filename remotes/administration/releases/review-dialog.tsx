import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { AppRelease } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReleaseSummary } from './release-summary.tsx';
import { detailsQuery } from './releases-query.ts';
import { useDecision } from './use-decision.ts';
import { useReleaseWords } from './use-release-words.ts';

export interface ReviewDialogProps {
  release: AppRelease;
  /** False where the administrator only reads. Default true. */
  isOpen?: boolean;
  onClose: () => void;
}

/** What a version is and asks for, and the decision about it. */
export function ReviewDialog({ release, isOpen = true, onClose }: ReviewDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const details = useQuery(detailsQuery(release.code, release.version));
  const decision = useDecision(release, onClose);
  const [isRefusing, setRefusing] = useState(false);
  const values = { name: nameOf(release), version: release.version };
  const button = { minHeight: { base: '11', md: '10' } } as const;
  if (isRefusing)
    return <ReasonDialog release={release} decision={decision} onClose={() => setRefusing(false)} />;
  const isDecided = !isOpen || release.state !== 'uploaded';
  return (
    <Dialog
      open
      title={t('administration.releases.about', values)}
      onClose={onClose}
      footer={
        isDecided ? undefined : (
          <>
            <Button variant="outline" colorPalette="red" {...button} onClick={() => setRefusing(true)}>
              {t('administration.releases.refuse')}
            </Button>
            <Button
              {...button}
              // Nobody approves what she has not seen.
              disabled={!details.data}
              loading={decision.isBusy}
              onClick={decision.approve}
            >
              {t('administration.releases.approve')}
            </Button>
          </>
        )
      }
    >
      <QueryView query={details}>{(found) => <ReleaseSummary details={found} />}</QueryView>
    </Dialog>
  );
}

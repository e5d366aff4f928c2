import { ScanFace } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Card, EmptyState } from 'shell/ui';
import { ConsentCard } from '../consent/consent-card.tsx';
import type { FaceStateOf } from '../consent/state-query.ts';
import { EnrolCard } from '../enrolment/enrol-card.tsx';
import { KeptCard } from '../enrolment/kept-card.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { RecogniseCard } from '../recognition/recognise-card.tsx';

export interface FaceSectionsProps {
  userId: string;
  /** Whether it is the face of the user who looks. */
  isSelf: boolean;
  state: FaceStateOf;
  onChanged: () => void;
}

/** What can be done about a face: nothing before the consent, and everything can be taken back. */
export function FaceSections(props: FaceSectionsProps): ReactElement {
  const { userId, isSelf, state, onChanged } = props;
  const t = useTranslations<MessageId>();
  const [removals, setRemovals] = useState(0);
  if (!state.isOffered) {
    return (
      <Card>
        <EmptyState
          icon={<ScanFace size={40} strokeWidth={1.25} aria-hidden />}
          title={t('face.off.title')}
          text={t('face.off.text')}
        />
      </Card>
    );
  }
  if (!state.isConsented) return <ConsentCard userId={userId} state={state} onChanged={onChanged} />;
  return (
    <>
      <EnrolCard key={removals} userId={userId} onChanged={onChanged} />
      {state.isEnrolled && isSelf ? <RecogniseCard /> : null}
      <KeptCard
        userId={userId}
        state={state}
        onChanged={() => {
          // What stands above shows the photo that is gone.
          setRemovals(removals + 1);
          onChanged();
        }}
      />
    </>
  );
}

import { type ReactElement, useMemo, useRef, useState } from 'react';
import { RoomWords, useTranslations } from '../../../core/language/index.ts';
import { notify } from '../../notify/index.ts';
import { Alert, Stack } from '../../ui/index.ts';
import type { FaceWidgetProps } from '../face-widget-props.ts';
import type { FaceMatch, FaceRules } from '../machine/face-state.ts';
import { pictureSizeOf, targetOf } from '../machine/face-target.ts';
import type { MessageId } from '../message-id.ts';
import { catalogues } from '../messages/zh-CN.json?all';
import { useFace } from '../use-face.ts';
import { useFaceCalls } from '../use-face-calls.ts';
import { useOneAfterAnother } from '../use-one-after-another.ts';
import { CameraPicker } from './camera-picker.tsx';
import { FaceButtons } from './face-buttons.tsx';
import { FacePicture } from './face-picture.tsx';
import { FaceStatus } from './face-status.tsx';
import { PhotoUpload } from './photo-upload.tsx';

const defaultWaitSeconds = 3;

/** The widget itself, a download of its own. */
export function FacePanel(props: FaceWidgetProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      {props.type === 'collect' && !props.userId ? <NoUser /> : <Content {...props} />}
    </RoomWords>
  );
}

function NoUser(): ReactElement {
  const t = useTranslations<MessageId>();
  return <Alert tone="error">{t('kit.face.noUser')}</Alert>;
}

function Content(props: FaceWidgetProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { type, userId, unitId, recognise, onSaveSuccess, onGetUserMsg, onRefused } = props;
  const { onSignedIn = reload } = props;
  const { rules, size } = useRules(props);
  const video = useRef<HTMLVideoElement>(null);
  const face = useFace(rules, size, video);
  const { stage } = face.state;
  const onSent = (match: FaceMatch | undefined): void => {
    if (type === 'login') {
      onSignedIn();
      return;
    }
    if (!recognise) notify(t('kit.face.done'), { tone: 'success', title: t('kit.face.info') });
    if (type === 'collect') onSaveSuccess?.();
    else if (match) onGetUserMsg?.(match);
  };
  const { dispatch } = face;
  useFaceCalls({ mode: type, stage, dispatch, userId, unitId, recognise, onSent, onRefused });
  useOneAfterAnother(recognise !== undefined, stage, dispatch);
  return (
    <Stack gap="3" maxWidth="lg" marginInline="auto" width="100%">
      <FacePicture face={face} rules={rules} size={size} video={video} />
      <FaceStatus state={face.state} />
      <FaceButtons mode={type} state={face.state} dispatch={face.dispatch} />
      {type === 'collect' ? <PhotoUpload state={face.state} dispatch={face.dispatch} /> : null}
      <CameraPicker camera={face.camera} />
    </Stack>
  );
}

/** What holds as long as the widget stands, whatever its caller changes meanwhile. */
function useRules(props: FaceWidgetProps) {
  const [first] = useState(props);
  return useMemo(() => {
    const { type: mode, autoCheck = true, waitTime = defaultWaitSeconds, asksTurn = true } = first;
    const size = pictureSizeOf({ width: first.width, height: first.height }, screen);
    const rules: FaceRules = {
      mode,
      isAuto: autoCheck,
      waitMs: waitTime * 1000,
      asksTurn,
      target: targetOf(size),
    };
    return { rules, size };
  }, [first]);
}

function reload(): void {
  location.reload();
}

import type { ReactElement, RefObject } from 'react';
import { useTranslations } from '../../../core/language/index.ts';
import { Box, chakra, Image } from '../../ui/index.ts';
import type { FaceRules, FaceStage } from '../machine/face-state.ts';
import type { PictureSize } from '../machine/face-target.ts';
import type { MessageId } from '../message-id.ts';
import type { Face } from '../use-face.ts';
import { CornerFrame } from './corner-frame.tsx';
import { StageCover } from './stage-cover.tsx';

const Video = chakra('video', {
  // As in a mirror.
  base: { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});

interface FacePictureProps {
  face: Face;
  rules: FaceRules;
  size: PictureSize;
  video: RefObject<HTMLVideoElement | null>;
}

/** What the camera sees, or the photo that there is, with what is to be said about it on top. */
export function FacePicture({ face, rules, size, video }: FacePictureProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { stage } = face.state;
  const photo = photoOf(stage);
  const ratio = size.width / size.height;
  return (
    <Box
      position="relative"
      marginInline="auto"
      // As wide as there is room, and no higher than the window leaves to it beside words and buttons.
      width={`min(100%, max(12rem, calc((100dvh - 22rem) * ${ratio})))`}
      aspectRatio={ratio}
      overflow="hidden"
      borderRadius="card"
      bg="bg.muted"
    >
      <Video
        ref={video}
        muted
        playsInline
        aria-label={t('kit.face.video')}
        hidden={!face.camera.isLive || photo !== undefined}
      />
      {photo ? (
        <Image
          src={photo}
          alt={t(stage.at === 'saved' ? 'kit.face.savedPicture' : 'kit.face.takenPicture')}
          position="absolute"
          inset="0"
          width="100%"
          height="100%"
          objectFit="contain"
        />
      ) : null}
      {face.camera.isLive && !photo ? <CornerFrame stage={stage} /> : null}
      <StageCover stage={stage} rules={rules} dispatch={face.dispatch} />
    </Box>
  );
}

function photoOf(stage: FaceStage): string | undefined {
  if (stage.at === 'saved') return toAddress(stage.record.faceImage);
  if (stage.at === 'captured' || stage.at === 'sending') return toAddress(stage.shot.picture);
  return undefined;
}

function toAddress(image: string): string {
  return image.startsWith('data:') ? image : `data:image/jpeg;base64,${image}`;
}

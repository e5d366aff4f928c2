import type { ReactElement } from 'react';
import { useTranslations } from '../../../core/language/index.ts';
import { Box, chakra } from '../../ui/index.ts';
import type { FaceStage } from '../machine/face-state.ts';
import { steadyFrames } from '../machine/see-frame.ts';
import type { MessageId } from '../message-id.ts';

const corners = [
  { top: '0', left: '0', borderTopWidth: '4px', borderLeftWidth: '4px' },
  { top: '0', right: '0', borderTopWidth: '4px', borderRightWidth: '4px' },
  { bottom: '0', left: '0', borderBottomWidth: '4px', borderLeftWidth: '4px' },
  { bottom: '0', right: '0', borderBottomWidth: '4px', borderRightWidth: '4px' },
] as const;

const Circle = chakra('circle');
const circumference = 100;
const radius = circumference / (2 * Math.PI);

/** Four corners around where the head has to be: the target is the face alone, which is a third smaller. */
export function CornerFrame({ stage }: { stage: FaceStage }): ReactElement {
  return (
    <Box
      position="absolute"
      top="50%"
      left="50%"
      width="47%"
      aspectRatio="1"
      transform="translate(-50%, -50%)"
      pointerEvents="none"
    >
      {corners.map((corner) => (
        <Box
          key={Object.keys(corner).join()}
          position="absolute"
          width="18%"
          height="18%"
          borderColor="white"
          filter="drop-shadow(0 0 2px black)"
          {...corner}
        />
      ))}
      {stage.at === 'tracking' ? <Ring count={stage.count} /> : null}
    </Box>
  );
}

/** How many frames in a row were right. */
function Ring({ count }: { count: number }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box
      role="progressbar"
      aria-label={t('kit.face.progress')}
      aria-valuemin={0}
      aria-valuemax={steadyFrames}
      aria-valuenow={Math.min(count, steadyFrames)}
      position="absolute"
      inset="-14%"
    >
      <chakra.svg viewBox="-18 -18 36 36" width="100%" height="100%" aria-hidden>
        <Circle r={radius} fill="none" stroke="blackAlpha.600" strokeWidth="1.6" />
        <Circle
          r={radius}
          fill="none"
          stroke="white"
          strokeWidth="1"
          strokeLinecap="round"
          transform="rotate(-90)"
          strokeDasharray={`${(count / steadyFrames) * circumference} ${circumference}`}
          visibility={count === 0 ? 'hidden' : 'visible'}
        />
      </chakra.svg>
    </Box>
  );
}

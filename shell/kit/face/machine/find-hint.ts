import type { SeenFace, Sight } from '../detector/detector-messages.ts';
import { isInTarget } from './face-target.ts';

/** What the person before the camera can do better; `hold` is right as it is. */
export type FaceHint =
  | 'none'
  | 'several'
  | 'dark'
  | 'closer'
  | 'further'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'hold';

/** Mean brightness below which a face is too dark, 0 to 255. */
const darkBelow = 60;

/** One hint a time: the worst first. Left and right are the person's own, as in a mirror. */
export function findHint({ faces, brightness }: Sight, target: SeenFace): FaceHint {
  const [face, ...others] = faces;
  if (others.length > 0) return 'several';
  if (brightness < darkBelow) return 'dark';
  if (!face) return 'none';
  if (isInTarget(face, target)) return 'hold';
  return findMove(face, target);
}

/** The camera sees the person's left at its right, so a face that is too far to its right has to go to the person's right. */
function findMove(face: SeenFace, target: SeenFace): FaceHint {
  const moves: [by: number, hint: FaceHint][] = [
    [target.width - face.width, 'closer'],
    [face.width - target.width, 'further'],
    [middleOf(face).x - middleOf(target).x, 'right'],
    [middleOf(target).x - middleOf(face).x, 'left'],
    [middleOf(face).y - middleOf(target).y, 'up'],
    [middleOf(target).y - middleOf(face).y, 'down'],
  ];
  return moves.reduce((worst, move) => (move[0] > worst[0] ? move : worst))[1];
}

function middleOf({ x, y, width, height }: SeenFace): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

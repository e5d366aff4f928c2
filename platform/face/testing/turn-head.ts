import sharp, { type Sharp } from 'sharp';
import { cutOut, type PersonName } from './people.ts';

/** Where the tip of the nose is on the pictures of `photograph`, in pixels from the left. */
const noses: Readonly<Record<PersonName, number>> = { anna: 207, bela: 207, carl: 200, dora: 198 };
const side = 480;
/** How wide the part around the nose is that moves, and how far, in pixels. */
const width = 50;
const reach = 28;

/** A side of the person's own: her left is on the right of a picture that is not mirrored. */
export type Side = 'left' | 'right';

/** A stand-in for the second picture of a challenge that asks for a turn to the left. */
export function photographTurnedLeft(name: PersonName): Promise<Buffer> {
  return turnHead(name, 'left').then((turned) => turned.jpeg({ quality: 92 }).toBuffer());
}

/**
 * The picture of `cutOut` with the middle of the face pulled aside. As far as the points of a face tell, that is a turned head.
 * @param by how far the nose goes, pixels
 */
export async function turnHead(name: PersonName, to: Side, by = reach): Promise<Sharp> {
  const { data } = await cutOut(name).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shift = to === 'left' ? by : -by;
  const turned = Buffer.alloc(data.length);
  for (let x = 0; x < side; x += 1) {
    const from = Math.round(x - shift * Math.exp(-(((x - noses[name] - shift) / width) ** 2)));
    const source = Math.min(side - 1, Math.max(0, from));
    for (let y = 0; y < side; y += 1)
      data.copy(turned, (y * side + x) * 3, (y * side + source) * 3, (y * side + source) * 3 + 3);
  }
  return sharp(turned, { raw: { width: side, height: side, channels: 3 } });
}

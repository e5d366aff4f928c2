import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Squares of the sample pictures that come with the package of the models, one person on each. */
const squares = {
  anna: ['sample6.jpg', 561, 275, 399],
  bela: ['sample6.jpg', 1328, 146, 530],
  carl: ['sample1.jpg', 281, 253, 443],
  dora: ['sample3.jpg', 910, 89, 550],
} as const;

export type PersonName = keyof typeof squares;
export const personNames = Object.keys(squares) as PersonName[];

const samples = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
);

/** A sample picture with several people. */
export function readGroup(): Buffer {
  return readFileSync(path.join(samples, 'sample1.jpg'));
}

/** One person as the camera sees her, 480 × 480. */
export function cutOut(name: PersonName): Sharp {
  const [file, left, top, side] = squares[name];
  return sharp(readFileSync(path.join(samples, file)))
    .extract({ left, top, width: side, height: side })
    .resize(480, 480);
}

export function photograph(name: PersonName): Promise<Buffer> {
  return cutOut(name).jpeg({ quality: 95 }).toBuffer();
}

/** Another picture of the same moment: softer, darker, smaller. */
export async function photographAgain(name: PersonName): Promise<Buffer> {
  const first = await photograph(name);
  return sharp(first).modulate({ brightness: 0.9 }).resize(440, 440).jpeg({ quality: 60 }).toBuffer();
}

export function toBase64(picture: Buffer): string {
  return picture.toString('base64');
}

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '#shared/log';
import { distanceBetween } from '../descriptor.ts';
import { cutOut, personNames, photograph, photographAgain, readGroup } from '../testing/people.ts';
import { hasPictureReader } from './has-picture-reader.ts';
import { checkModels } from './model-files.ts';
import { createRecogniser } from './recogniser.ts';
import type { SeenFace } from './worker-messages.ts';

const recogniser = createRecogniser({ log: silentLog, idleLimit: 600_000 });
afterAll(() => recogniser.close());

function program(body: string): URL {
  return new URL(
    `data:text/javascript,import { parentPort as port } from 'node:worker_threads';${encodeURIComponent(body)}`,
  );
}

describe('what the recogniser sees', () => {
  it('when one person is photographed twice, then the pictures are near each other, and those of others far', async () => {
    const seen: { name: string; first: SeenFace | undefined; second: SeenFace | undefined }[] = [];
    for (const name of personNames) {
      const first = await recogniser.see(await photograph(name));
      const second = await recogniser.see(await photographAgain(name));
      expect([first.faces.length, second.faces.length]).toEqual([1, 1]);
      seen.push({ name, first: first.faces[0], second: second.faces[0] });
    }
    const distances = seen.flatMap((one) =>
      seen.map((other) => ({
        isSame: one.name === other.name,
        distance: distanceBetween(
          one.first?.descriptor ?? new Float32Array(),
          other.second?.descriptor ?? new Float32Array(),
        ),
      })),
    );
    const of = (isSame: boolean) =>
      distances.filter((one) => one.isSame === isSame).map((one) => one.distance);
    expect(Math.max(...of(true))).toBeLessThan(0.4);
    expect(Math.min(...of(false))).toBeGreaterThan(0.48);
  });

  it('when several people are there, then each is seen; where nobody is, nobody', async () => {
    expect(
      (await recogniser.see(await sharp(readGroup()).resize(1280).toBuffer())).faces.length,
    ).toBeGreaterThan(1);
    const wall = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    expect((await recogniser.see(wall)).faces).toEqual([]);
  });

  it('when the camera wrote notes into a picture, then the one that is kept has none, and stands upright', async () => {
    const withNotes = await cutOut('anna')
      .rotate(90)
      .withExif({ IFD0: { Copyright: 'a secret place', Orientation: '8' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    expect(withNotes.includes('Exif')).toBe(true);
    const { faces, jpeg } = await recogniser.see(withNotes);
    expect(faces).toHaveLength(1);
    expect(Buffer.from(jpeg).includes('Exif')).toBe(false);
  });

  it('when a picture is a bomb or none, then it is refused, and the next one is seen', async () => {
    const bomb = await buildBomb();
    await expect(recogniser.see(bomb)).rejects.toMatchObject({
      code: 'invalid_input',
      detail: 'face: tooManyPixels',
    });
    const broken = (await photograph('anna')).subarray(0, 3000);
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0), broken])
      await expect(recogniser.see(bytes)).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await recogniser.see(await photograph('anna'))).faces).toHaveLength(1);
  });
});

describe('the threads of a recogniser', () => {
  const answer = `const seen = {kind: 'seen', picture: {faces: [], jpeg: new Uint8Array()}};`;
  const open = (body: string, more: object = {}) =>
    createRecogniser({ log: silentLog, program: program(body), ...more });

  it('when more wait than may, then the next is told so, and the others are seen', async () => {
    const busy = open(
      `${answer} port.on('message', () => setTimeout(() => port.postMessage(seen), 20)); port.postMessage({kind: 'ready'});`,
      { maxWaiting: 2 },
    );
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => busy.see(Buffer.from('a'))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(all[3]).toMatchObject({ reason: { code: 'store_unavailable', retryAfter: 2 } });
    await busy.close();
  });

  it('when a thread dies, hangs or cannot start, then that is told, and the next picture gets a new one', async () => {
    const events: string[] = [];
    const dying = open(
      `${answer} port.on('message', (bytes) => {
        if (bytes[0] === 1) process.exit(1);
        if (bytes[0] !== 2) port.postMessage(seen);
      }); port.postMessage({kind: 'ready'});`,
      { timeLimit: 300, log: (event: string) => void events.push(event) },
    );
    for (const kind of [1, 2])
      await expect(dying.see(Buffer.from([kind]))).rejects.toMatchObject({ code: 'upstream_unavailable' });
    expect(dying.runningThreads()).toBe(0);
    expect(await dying.see(Buffer.from([0]))).toMatchObject({ faces: [] });
    expect(events).toEqual(['face_recogniser_failed', 'face_recogniser_failed']);
    await dying.close();
    const broken = open(`throw new Error('no part')`);
    await expect(broken.see(Buffer.from('a'))).rejects.toMatchObject({ code: 'upstream_unavailable' });
    await broken.close();
  });

  it('when nothing comes for a while, then the thread goes, and with it its memory', async () => {
    const idle = open(
      `${answer} port.on('message', () => port.postMessage(seen)); port.postMessage({kind: 'ready'});`,
      {
        idleLimit: 5,
      },
    );
    await idle.see(Buffer.from('a'));
    await expect.poll(() => idle.runningThreads()).toBe(0);
    await idle.see(Buffer.from('a'));
    await idle.close();
  });
});

it('when the native part is missing, then that is known without loading anything', () => {
  expect(hasPictureReader()).toBe(true);
  const without = (part: RegExp) => (name: string) => {
    if (part.test(name)) throw new Error(name);
  };
  expect(hasPictureReader(without(/^@img/))).toBe(false);
  expect(hasPictureReader(without(/^sharp$/))).toBe(false);
});

it('when a model is not the one that was reviewed, then the recogniser does not start', async () => {
  await expect(checkModels(import.meta.dirname)).rejects.toThrow();
});

/** A PNG of some bytes whose head promises 900 million pixels. */
async function buildBomb(): Promise<Buffer> {
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const [head, width, crc] = [12, 16, 29];
  bomb.writeUInt32BE(30_000, width);
  bomb.writeUInt32BE(30_000, width + 4);
  bomb.writeUInt32BE(crc32(bomb.subarray(head, crc)), crc);
  return bomb;
}

import { expect, test } from 'vitest';
import { audioVideoExtensions, imageExtensions, isAudioOrVideo, isImage } from './index.ts';

test('when the lists are read, then they are those of the specification', () => {
  expect(imageExtensions.join(', ')).toBe('gif, jpg, jpeg, bmp, png, tif');
  expect(audioVideoExtensions.join(', ')).toBe(
    'mp3, wma, wav, m4a, flac, 3gp, avi, flv, rm, rmvb, mp4, mkv, mov, wmv',
  );
});

test.each([
  ['photo.JPG', true, false],
  ['a.b.png', true, false],
  ['song.Mp3', false, true],
  ['png', false, false],
  ['photo.png.exe', false, false],
  ['photo.', false, false],
  ['photo.webp', false, false],
])('when a file is called %s, then its kind follows from its extension', (name, image, media) => {
  expect([isImage(name), isAudioOrVideo(name)]).toEqual([image, media]);
});

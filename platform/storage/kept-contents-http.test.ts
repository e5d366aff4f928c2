import { describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { claimFile, possessionChallenge } from '#shared/contracts';
import { contentOf, createUploader, md5Of, pngOf } from './testing/uploader.ts';
import { megabyte, useUploaders } from './testing/use-uploaders.ts';

forEachEngine((engine) => {
  const school = useUploaders(engine);

  describe('a content that is there already', () => {
    test('when the user has it, then it is kept again at once, under the new name', async () => {
      const content = pngOf();
      const { data: first } = await school.zhou.single(content, 'a.png');
      const { data } = await school.zhou.check(md5Of(content));
      expect(data).toMatchObject({ name: 'again.png', size: content.length });
      expect(data?.fileId).not.toBe(first.fileId);
      expect(await school.zhou.used()).toBe(2 * content.length);
      expect((await school.zhou.check(md5Of(content), { size: 1 })).data).toBeNull();
      expect((await school.zhou.check(md5Of(content), { name: 'a.exe' })).code).toBe('file_kind_refused');
    });

    test('when somebody else of the unit has it, then a proof is asked for, and the right one counts once', async () => {
      const content = contentOf(200_000);
      await school.wu.single(content, 'a.bin');
      expect((await school.zhou.check(md5Of(content))).data).toBeNull();
      const ask = { md5: md5Of(content), size: content.length };
      const { data: challenge } = await school.zhou.post(possessionChallenge.path, ask);
      expect(challenge.ranges).toHaveLength(3);
      const proof = {
        challengeId: challenge.challengeId,
        name: 'b.bin',
        rangesMd5: rangesMd5(content, challenge),
      };
      expect((await school.wu.post(claimFile.path, proof)).data).toBeNull();
      const { data } = await school.zhou.post(claimFile.path, proof);
      expect(content.equals(await school.bytesAt(data.path))).toBe(true);
      expect((await school.zhou.post(claimFile.path, proof)).data).toBeNull();
      expect(await school.countOf('stored_blob')).toBe(1);
    });

    test('when the answer to a proof is lost, and the same upload sends its chunks, then it makes no second file', async () => {
      const content = contentOf(200_000);
      await school.wu.single(content, 'a.bin');
      const ask = { md5: md5Of(content), size: content.length };
      const { data: challenge } = await school.zhou.post(possessionChallenge.path, ask);
      const { challengeId } = challenge;
      const proof = { challengeId, name: 'b.bin', rangesMd5: rangesMd5(content, challenge), uid: 'upload-1' };
      const { data: claimed } = await school.zhou.post(claimFile.path, proof);
      await school.zhou.blocks(content, 100_000);
      const { data: merged } = await school.zhou.merge(content, 'b.bin', { uid: 'upload-1' });
      expect(merged).toEqual(claimed);
      expect(await school.zhou.used()).toBe(content.length);
      const left = ['upload', 'upload_part', 'stored_blob'] as const;
      expect(await Promise.all(left.map((table) => school.countOf(table)))).toEqual([0, 0, 1]);
      expect(content.equals(await school.bytesAt(merged.path))).toBe(true);
      // Another upload of the same content is another file.
      await school.zhou.blocks(content, 100_000);
      const { data: other } = await school.zhou.merge(content, 'b.bin', { uid: 'upload-2' });
      expect(other.fileId).not.toBe(claimed.fileId);
    });

    test('when the proof is late or wrong, then there is no file, and ten wrong ones are enough', async () => {
      const content = contentOf(50_000);
      await school.wu.single(content, 'a.bin');
      const ask = { md5: md5Of(content), size: content.length };
      const late = (await school.zhou.post(possessionChallenge.path, ask)).data;
      school.platform.advance(60_000);
      const proof = { challengeId: late.challengeId, name: 'b.bin', rangesMd5: rangesMd5(content, late) };
      expect((await school.zhou.post(claimFile.path, proof)).data).toBeNull();
      for (let count = 0; count < 10; count += 1) {
        const { data } = await school.zhou.post(possessionChallenge.path, ask);
        const wrong = { challengeId: data.challengeId, name: 'b.bin', rangesMd5: md5Of(content) };
        expect((await school.zhou.post(claimFile.path, wrong)).data).toBeNull();
      }
      expect((await school.zhou.post(possessionChallenge.path, ask)).code).toBe('too_many_attempts');
    });

    test('when another unit has it, then nobody says so', async () => {
      const content = contentOf(50_000);
      await (await createUploader(school.platform, 'ms.admin')).single(content, 'a.bin');
      const ask = { md5: md5Of(content), size: content.length };
      expect((await school.zhou.post(possessionChallenge.path, ask)).data).toBeNull();
    });
  });

  describe('space', () => {
    test('when a student has no more, then both figures are said, and the parts stay', async () => {
      const student = await createUploader(school.platform, 's.zhoule');
      const content = contentOf(700_000);
      await student.blocks(content, 400_000);
      expect((await student.single(contentOf(800_000, 2), 'a.bin')).status).toBe(200);
      const refusal = await student.merge(content, 'b.bin');
      expect(refusal).toMatchObject({ status: 413, code: 'quota_reached' });
      expect(refusal.message).toMatch(/已使用 781.3 KB，共 1 MB\|\|\|.*You use 781.3 KB of 1 MB/);
      expect(await student.present(content, 400_000)).toBe('11');
      expect((await student.block(contentOf(600_000, 3), 300_000, 1)).code).toBe('quota_reached');
    });

    test('when many send at once, then no more is kept than there is space', async () => {
      const student = await createUploader(school.platform, 's.zhoule');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, seed) => student.single(contentOf(200_000, seed), 'a.bin')),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(await student.used()).toBe(1_000_000);
    });

    test('when the unit has no more, then that is said', async () => {
      const content = contentOf(8 * megabyte);
      expect((await school.zhou.single(content, 'a.bin')).status).toBe(200);
      expect((await school.wu.single(contentOf(7 * megabyte, 2), 'b.bin')).code).toBe('quota_reached');
      expect((await school.wu.single(content, 'same.bin')).status).toBe(200);
    });
  });
});

function rangesMd5(content: Buffer, { ranges }: { ranges: { start: number; length: number }[] }): string {
  return md5Of(Buffer.concat(ranges.map(({ start, length }) => content.subarray(start, start + length))));
}

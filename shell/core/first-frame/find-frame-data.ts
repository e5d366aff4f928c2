import * as v from 'valibot';
import { type FrameData, frameDataSchema } from '#shared/frame-data';
import { getBootData } from '../boot/index.ts';

let known: FrameData | undefined;

/** What came with the page, where it was written for this user; undefined for somebody who signed in later. */
export function findFrameData(userId: string): FrameData | undefined {
  const { session, frame } = getBootData();
  if (session.user?.userId !== userId || frame === undefined) return undefined;
  if (!known) {
    const parsed = v.safeParse(frameDataSchema, frame);
    known = parsed.success ? parsed.output : {};
  }
  return known;
}

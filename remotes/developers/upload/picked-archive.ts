import * as v from 'valibot';
import { releaseLimits } from '#shared/contracts';

/** What an author chose so far: the archive, and the file that `pack` wrote beside it. */
export interface PickedArchive {
  readonly archive: { name: string; content: Blob } | undefined;
  readonly signature: { name: string; text: string; keyId: string } | undefined;
}

/** Why a file was not taken. */
export type PickProblem = 'too-large' | 'no-signature' | 'unknown';

export const nothingPicked: PickedArchive = { archive: undefined, signature: undefined };

/** A signature is a few hundred characters. */
const maxSignature = 1000;
const signatureSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keyId: v.string(), signature: v.string() }),
);

/**
 * Takes files by their endings, in any order. They are read at once: a build that writes them anew meanwhile cannot mix
 * an archive with the signature of another one.
 */
export async function pickFiles(
  picked: PickedArchive,
  files: readonly File[],
): Promise<PickedArchive & { problem: PickProblem | undefined }> {
  let result = { ...picked, problem: undefined as PickProblem | undefined };
  for (const file of files) result = { ...result, ...(await pickFile(file)) };
  return result;
}

async function pickFile(file: File): Promise<Partial<PickedArchive & { problem: PickProblem }>> {
  const name = file.name.toLowerCase();
  if (name.endsWith('.sig')) return pickSignature(file);
  if (!name.endsWith('.zip')) return { problem: 'unknown' };
  if (file.size > releaseLimits.archiveBytes) return { problem: 'too-large' };
  const content = new Blob([await file.arrayBuffer()], { type: 'application/zip' });
  return { archive: { name: file.name, content } };
}

async function pickSignature(file: File): Promise<Partial<PickedArchive & { problem: PickProblem }>> {
  const text = file.size > maxSignature ? '' : (await file.text()).trim();
  const parsed = v.safeParse(signatureSchema, text);
  if (!parsed.success) return { problem: 'no-signature' };
  return { signature: { name: file.name, text, keyId: parsed.output.keyId } };
}

import * as v from 'valibot';
import { type AppManifest, appManifestSchema } from '#shared/contracts';
import { findManifestProblems } from './manifest-rules.ts';
import { type Problem, refuseArchive, wholeArchive } from './problem.ts';

export const manifestFile = 'portal.json';
/** Bytes. */
const maxSize = 256 * 1024;
const maxDepth = 40;
/** Characters of what a validator says: it quotes the value. */
const maxMessage = 160;

/**
 * What an archive declares, with every error of it.
 * @throws DomainError `invalid_input`
 */
export function readManifest(files: ReadonlyMap<string, Buffer>): AppManifest {
  const raw = parseManifest(files.get(manifestFile));
  const name = nameOf(raw);
  const result = v.safeParse(appManifestSchema, raw);
  if (!result.success) throw refuseArchive(name, result.issues.map(toProblem));
  const manifest = result.output;
  const problems = findManifestProblems(manifest, files);
  if (problems.length > 0) throw refuseArchive(name, problems);
  return manifest;
}

function parseManifest(content: Buffer | undefined): unknown {
  if (!content) throw refuse('压缩包根目录中没有此文件', 'is not at the root of the archive');
  if (content.length > maxSize) throw refuse('大于 256 KB', 'is larger than 256 KB');
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    if (isDeeper(value, maxDepth)) throw new Error(`it nests deeper than ${maxDepth} levels`);
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, maxMessage) : '';
    throw refuse(`不是有效的 JSON：${reason}`, `is no valid JSON: ${reason}`);
  }
}

/** Level by level, as a validator that calls itself for each would run out of stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < levels; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function nameOf(raw: unknown): string {
  const code = typeof raw === 'object' && raw !== null && 'code' in raw ? raw.code : undefined;
  return typeof code === 'string' && /^[\w-]{1,64}$/.test(code) ? code : wholeArchive;
}

function toProblem(issue: v.BaseIssue<unknown>): Problem {
  const said = issue.message.slice(0, maxMessage);
  const field = v.getDotPath(issue)?.slice(0, maxMessage) ?? undefined;
  return { file: manifestFile, field, zh: `内容不正确（${said}）`, en: said };
}

function refuse(zh: string, en: string): Error {
  return refuseArchive(wholeArchive, [{ file: manifestFile, zh, en }]);
}

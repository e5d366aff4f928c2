import * as v from 'valibot';
import { releaseFileTypes, releasePathSchema } from '#shared/contracts';
import { findScriptProblems } from './check-script.ts';
import { findStyleProblem } from './check-style.ts';
import { findSvgProblem } from './check-svg.ts';
import type { Problem } from './problem.ts';
import { manifestFile } from './read-manifest.ts';
import type { Words } from './script-rules.ts';

type FileType = (typeof releaseFileTypes)[number];

/** What is wrong with the files of an archive beside its manifest, by name, kind and content. */
export async function findContentProblems(files: ReadonlyMap<string, Buffer>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [file, content] of files) {
    if (file === manifestFile) continue;
    const type = findType(file);
    if (!v.is(releasePathSchema, file)) problems.push({ file, ...wordsOf(badName) });
    else if (!type) problems.push({ file, ...wordsOf(badType) });
    else problems.push(...(await findProblems(file, type, content)));
  }
  return problems;
}

const badName: Words = [
  '文件名只能由字母、数字、下划线、连字符和点组成，且不以点开头，扩展名为小写',
  'has a name of other characters than letters, digits, _, - and dots, or without an ending in small letters',
];
const badType: Words = [
  `不允许这种文件，只接受 ${releaseFileTypes.join('、')}`,
  `is of a kind that is not allowed: only ${releaseFileTypes.join(', ')}`,
];

async function findProblems(file: string, type: FileType, content: Buffer): Promise<Problem[]> {
  if (type === 'png' || type === 'webp' || type === 'woff2') {
    if (hasMagic(type, content)) return [];
    return [{ file, zh: `内容不是 ${type}`, en: `is no ${type} by its content` }];
  }
  const text = decode(content);
  if (text === undefined) return [{ file, zh: '不是 UTF-8 文本', en: 'is no text in UTF-8' }];
  if (type === 'js') return findScriptProblems(file, text);
  const words = { css: findStyleProblem, svg: findSvgProblem, json: findJsonProblem }[type](text);
  return words ? [{ file, ...wordsOf(words) }] : [];
}

function hasMagic(type: 'png' | 'webp' | 'woff2', content: Buffer): boolean {
  const begin = content.subarray(0, 12).toString('latin1');
  if (type === 'png') return begin.startsWith('\x89PNG\r\n\x1a\n');
  if (type === 'woff2') return begin.startsWith('wOF2');
  return begin.startsWith('RIFF') && begin.endsWith('WEBP');
}

function findJsonProblem(text: string): Words | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return ['不是有效的 JSON', 'is no valid JSON'];
  }
}

function findType(file: string): FileType | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return releaseFileTypes.find((type) => type === ending);
}

function decode(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

function wordsOf([zh, en]: Words): { zh: string; en: string } {
  return { zh, en };
}

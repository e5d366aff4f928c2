import { posix } from 'node:path';
import { FileProblem } from '../file-problem.ts';
import type { Archive } from './open-archive.ts';
import { localName, parseXml } from './parse-xml.ts';

/** Where the parts of the first sheet that is shown stand. */
export interface SheetParts {
  readonly sheet: string;
  readonly sharedTexts: string;
  readonly styles: string;
}

/** @throws FileProblem `file_unknown` for a zip archive that is no workbook */
export async function findSheet(archive: Archive): Promise<SheetParts> {
  const workbook = (await readTargets(archive, '')).byType('officeDocument') ?? 'xl/workbook.xml';
  if (!archive.has(workbook)) throw new FileProblem('file_unknown');
  let first: string | undefined;
  parseXml(await archive.readText(workbook), (name, attributes) => {
    if (name !== 'sheet' || first !== undefined || /hidden/i.test(attributes.state ?? '')) return;
    first = Object.entries(attributes).find(([key]) => key !== 'id' && localName(key) === 'id')?.[1];
  });
  const targets = await readTargets(archive, workbook);
  const sheet = first === undefined ? undefined : targets.byId(first);
  if (!sheet || !archive.has(sheet)) throw new FileProblem('file_unknown');
  return {
    sheet,
    sharedTexts: targets.byType('sharedStrings') ?? '',
    styles: targets.byType('styles') ?? '',
  };
}

/** What a part points to (ECMA-376 part 2, 6.5). @param part empty for the whole file */
async function readTargets(archive: Archive, part: string) {
  const folder = posix.dirname(part);
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const found: { id: string; type: string; path: string }[] = [];
  parseXml(await archive.readText(path), (name, { Id = '', Type = '', Target = '' }) => {
    if (name !== 'Relationship') return;
    const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
    found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: target });
  });
  return {
    byId: (id: string) => found.find((one) => one.id === id)?.path,
    byType: (type: string) => found.find((one) => one.type === type)?.path,
  };
}

import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MessageFormatElement, parse as parseMessage, TYPE } from '@formatjs/icu-messageformat-parser';
import { parse } from '@swc/core';

/**
 * Looks for messages of a remote that stand where nothing parses them: the browser has no parser and would show `{name}` as it is written.
 * @param folder the folder of the remote
 * @throws Error, one line that names the file and the message
 */
export async function checkMessages(folder: string): Promise<void> {
  const remote = path.basename(folder);
  for await (const file of glob('**/*.{ts,tsx,json}', { cwd: folder })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const found = await findRawMessage(path.join(folder, file), file, remote);
    if (found !== undefined) {
      throw new Error(
        `remotes/${remote}/${file}: the message "${found}" has arguments and nothing parses it here: messages live in messages/zh-CN.json and messages/en.json`,
      );
    }
  }
}

async function findRawMessage(absolute: string, file: string, remote: string): Promise<string | undefined> {
  const isCompiled = /(^|[\\/])messages[\\/][^\\/]+\.json$/.test(file);
  if (isCompiled) return undefined;
  const source = await readFile(absolute, 'utf8');
  // Ids of messages begin with the name of the remote; most files have neither those nor a default text.
  if (!source.includes(`${remote}.`) && !source.includes('defaultMessage')) return undefined;
  if (file.endsWith('.json')) return findInJson(JSON.parse(source), remote);
  return findInCode(await parse(source, { syntax: 'typescript', tsx: file.endsWith('x') }), remote);
}

function findInJson(value: unknown, remote: string): string | undefined {
  if (!isTree(value)) return undefined;
  return Object.entries(value).find(
    ([id, text]) => id.startsWith(`${remote}.`) && typeof text === 'string' && hasArguments(text),
  )?.[0];
}

/** Walks the whole tree: a property or attribute whose name is an id, or `defaultMessage`, and whose value is a text. */
function findInCode(node: unknown, remote: string): string | undefined {
  if (Array.isArray(node)) return findFirst(node, remote);
  if (!isTree(node)) return undefined;
  const { type, value } = node;
  const key = type === 'JSXAttribute' ? node.name : type === 'KeyValueProperty' ? node.key : undefined;
  if (isTree(key) && isTree(value)) {
    const id = String(key.value);
    const isMessage = id === 'defaultMessage' || id.startsWith(`${remote}.`);
    if (isMessage && hasArguments(textOf(value))) return id;
  }
  return findFirst(Object.values(node), remote);
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasArguments(text: string): boolean {
  try {
    return parseMessage(text).some((element: MessageFormatElement) => element.type !== TYPE.literal);
  } catch {
    return true;
  }
}

function findFirst(nodes: readonly unknown[], remote: string): string | undefined {
  for (const node of nodes) {
    const found = findInCode(node, remote);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(value: Record<string, unknown>): string {
  if (value.type === 'StringLiteral') return String(value.value);
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return '';
  return value.quasis.map((quasi: unknown) => (isTree(quasi) ? String(quasi.raw) : '')).join('');
}

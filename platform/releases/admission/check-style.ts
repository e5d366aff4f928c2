import type { Words } from './script-rules.ts';

const comment = /\/\*[\s\S]*?\*\//g;
const foreign = /(?:@import\s*|url\(\s*)["']?\s*(?:https?:)?\/\/([^"')\s]{1,80})/i;

/** What a style sheet must not hold: anything of another server. */
export function findStyleProblem(text: string): Words | undefined {
  const [, address] = foreign.exec(text.replace(comment, '')) ?? [];
  if (address === undefined) return undefined;
  return [`引用了外部地址 ${address}`, `loads ${address} from another server`];
}

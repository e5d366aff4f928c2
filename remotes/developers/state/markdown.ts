/** A piece of running text. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** What a guide is made of: the part of CommonMark that the guides use. */
export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const inlinePattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\*([^*\s][^*]*)\*/g;

export const parseInline = (source: string): Inline[] => {
  const found: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(inlinePattern)) {
    const [whole, code, strong, linkText, href, emphasis] = match;
    if (match.index > from) found.push({ kind: 'text', text: source.slice(from, match.index) });
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (linkText !== undefined && href !== undefined)
      found.push({ kind: 'link', text: linkText.replaceAll('`', ''), href });
    else found.push({ kind: 'strong', text: strong ?? emphasis ?? '' });
    from = match.index + whole.length;
  }
  if (from < source.length) found.push({ kind: 'text', text: source.slice(from) });
  return found;
};

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));

const isSpecial = (line: string): boolean => /^(?:#{1,6} |```|- |\d+\. |\|)/.test(line);

/** Reads a guide. What it does not know stays text: nothing in a guide is ever markup of the page. */
export const parseMarkdown = (source: string): Block[] => {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const takeWhile = (isPart: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && isPart(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const fence = /^```(\S*)/.exec(line);
    if (line.trim() === '') at += 1;
    else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        content: parseInline(heading[2] ?? ''),
      });
      at += 1;
    } else if (fence) {
      at += 1;
      const text = takeWhile((each) => !each.startsWith('```')).join('\n');
      at += 1;
      blocks.push({ kind: 'code', language: fence[1] ?? '', text });
    } else if (line.startsWith('|')) {
      const [head = '', _rule, ...rows] = takeWhile((each) => each.startsWith('|'));
      blocks.push({ kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) });
    } else if (/^(?:- |\d+\. )/.test(line)) {
      const text = takeWhile((each) => /^(?:- |\d+\. | {2,}\S)/.test(each));
      const items: string[] = [];
      for (const each of text) {
        const start = /^(?:- |\d+\. )(.*)$/.exec(each);
        if (start) items.push(start[1] ?? '');
        else items.push(`${items.pop() ?? ''} ${each.trim()}`);
      }
      blocks.push({ kind: 'list', items: items.map(parseInline) });
    } else {
      const text = [line];
      at += 1;
      text.push(...takeWhile((each) => each.trim() !== '' && !isSpecial(each)));
      blocks.push({ kind: 'paragraph', content: parseInline(text.join(' ')) });
    }
  }
  return blocks;
};

/** A piece of a script that means something: no blank, no comment. */
export interface ScriptToken {
  readonly kind: 'name' | 'text' | 'regex' | 'mark' | 'end';
  /** Of a text its content with escapes decoded; of a name the same. */
  readonly value: string;
}

/** Beyond the end there is this. */
export const noToken: ScriptToken = { kind: 'end', value: '' };

/** After these words an expression begins, so that a slash begins a regular expression. */
const beforeExpression = new Set(
  'return typeof case in of delete void throw new do else instanceof await yield'.split(' '),
);
/** The parenthesis after these words is no value. */
const withCondition = new Set(['if', 'while', 'for', 'with']);

const patterns = {
  blank: /(?:\s|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/|^#![^\n]*)+/y,
  name: /(?:[\p{ID_Start}$_#]|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})*/uy,
  number: /\.?\d[\w.]*(?:(?<=[eE])[+-]\d+)?/y,
  quoted: /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y,
  regex: /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[\w$]*/y,
  chunk: /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y,
  mark: /=>|===?|[\s\S]/y,
};

/**
 * Cuts a script into tokens. It reads no grammar: where a slash may divide or begin a regular expression it goes by what stands before it,
 * and after a closing brace it takes it for a division.
 */
export function* readTokens(source: string): Generator<ScriptToken, void> {
  /** Open brackets: what closes a template's expression goes on with its text. */
  const open: ('(' | 'if(' | '{' | '${' | '[')[] = [];
  let at = 0;
  let before: ScriptToken = noToken;
  let closesCondition = false;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(source) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const readChunk = (): ScriptToken => {
    const value = take(patterns.chunk) ?? '';
    if (source[at] === '$') open.push('${');
    at += source[at] === '$' ? 2 : 1;
    return { kind: 'text', value: decode(value) };
  };
  const next = (): ScriptToken => {
    const name = take(patterns.name);
    if (name !== undefined) return { kind: 'name', value: decode(name) };
    if (take(patterns.number) !== undefined) return { kind: 'mark', value: '0' };
    const quoted = take(patterns.quoted);
    if (quoted !== undefined) return { kind: 'text', value: decode(quoted.slice(1, -1)) };
    if (source[at] === '/' && beginsRegex(before, closesCondition)) {
      const regex = take(patterns.regex);
      if (regex !== undefined) return { kind: 'regex', value: regex };
    }
    const mark = take(patterns.mark) ?? '';
    if (mark === '`') return readChunk();
    if (mark === '(') open.push(before.kind === 'name' && withCondition.has(before.value) ? 'if(' : '(');
    if (mark === '{' || mark === '[') open.push(mark);
    const closed = mark === ')' || mark === '}' || mark === ']' ? open.pop() : undefined;
    closesCondition = closed === 'if(';
    return closed === '${' && mark === '}' ? readChunk() : { kind: 'mark', value: mark };
  };
  for (take(patterns.blank); at < source.length; take(patterns.blank)) {
    before = next();
    yield before;
  }
}

function beginsRegex({ kind, value }: ScriptToken, closesCondition: boolean): boolean {
  if (kind === 'name') return beforeExpression.has(value);
  if (kind === 'text' || kind === 'regex') return false;
  if (value === ')') return closesCondition;
  return value !== ']' && value !== '}' && value !== '0';
}

/** An escape hides nothing: `\u0065val` is the same name. */
function decode(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/g, (_, ...codes: string[]) => {
      const code = Number.parseInt(codes.slice(0, 3).find((one) => one !== undefined) ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\\([\s\S])/g, '$1');
}

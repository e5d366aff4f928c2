/** Enough for any stack with its causes. */
const keptCharacters = 16_000;

/** `TypeError: …`, also with a code or a module before it. */
const errorLine = /^(?:Uncaught )?[\w.]*(?:Error|Exception)\b.*/m;
/** Node ends what it says of a crash with its version. */
const versionLine = /^Node\.js v\S+$/;

/** Keeps the end of what a process has written. */
export function createLastWords() {
  let text = '';
  return {
    append: (part: string): void => {
      text = (text + part).slice(-keptCharacters);
    },
    /** In one line: the error of a crash, else its last line; empty when it said nothing. */
    reason: (): string => {
      const lines = text.split('\n').map((line) => line.trim());
      return errorLine.exec(text)?.[0] ?? lines.findLast((line) => line && !versionLine.test(line)) ?? '';
    },
  };
}

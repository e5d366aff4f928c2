/** What only servers and the API document read of a call. */
const facts = ['summary', 'source', 'effect', 'caller', 'audience', 'deadlineMs', 'upload', 'checksUser'];

const definition = /defineCall\(\{\n.*?\n\}\)/gs;
const text = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`[^`]*`';
const fact = new RegExp(String.raw`^  (?:${facts.join('|')}):\s+(?:${text}|[\w. *]+),\n`, 'gm');

/** Takes these facts out of the calls that a file defines: pages would carry them along unread. */
export const leaveOutFacts = (source: string): string =>
  source.replace(definition, (call) => call.replace(fact, ''));

/** What only servers and the API document read of a call. */
const serverFields = [
  'summary',
  'source',
  'effect',
  'caller',
  'audience',
  'deadlineMs',
  'upload',
  'checksUser',
];

const definition = /defineCall\(\{\n.*?\n\}\)/gs;
const text = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`[^`]*`';
const serverField = new RegExp(String.raw`^  (?:${serverFields.join('|')}):\s+(?:${text}|[\w. *]+),\n`, 'gm');

/** What only servers read of a language. */
const languageFact = /^ {4}(?:dir|accepts|listComma): .*,\n/gm;

/** Takes them out of the list of languages. */
export function leaveOutLanguageNames(source: string): string {
  return source.replace(languageFact, '');
}

/** Takes these fields out of the calls that a file defines: pages would carry them along unread. */
export function leaveOutServerFields(source: string): string {
  return source.replace(definition, (call) => call.replace(serverField, ''));
}

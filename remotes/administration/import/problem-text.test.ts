import { expect, test } from 'vitest';
import { fileProblemCodes, importFieldNames, importKinds, rowProblemCodes } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';

/** Ids that are put together out of codes, which no type of a message names one by one. */
const ids = [
  ...fileProblemCodes.map((code) => `administration.import.fileProblem.${code}`),
  ...rowProblemCodes.map((code) => `administration.import.problem.${code}`),
  ...importFieldNames.map((name) => `administration.import.field.${name}`),
  ...importKinds.map((kind) => `administration.import.kind.${kind}`),
];

test.each([
  ['zh-CN', chinese],
  ['en', english],
])('when something is wrong with a file, then %s has a sentence for it', (_, catalogue) => {
  const known = new Set(Object.keys(catalogue));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

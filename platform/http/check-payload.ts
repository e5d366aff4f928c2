import * as v from 'valibot';
import { DomainError, type FieldError } from '#shared/contracts';
import { findUnstorable } from './find-unstorable.ts';

type Issue = v.BaseIssue<unknown>;

const unstorable = '含有无法保存的字符|||This contains a character that cannot be saved';

/** The payload as its schema wants it. @throws DomainError `invalid_input` with one message per field. */
export function checkPayload<P extends v.GenericSchema>(schema: P, raw: unknown): v.InferOutput<P> {
  const fieldsInError = findUnstorable(raw);
  if (fieldsInError.length > 0) {
    const fieldErrors = fieldsInError.map((field) => ({ field, message: unstorable }));
    throw new DomainError('invalid_input', { fieldErrors });
  }
  const result = v.safeParse(schema, raw);
  if (result.success) return result.output;
  const fields = new Map(result.issues.map((issue) => [v.getDotPath(issue), toFieldError(issue)]));
  throw new DomainError('invalid_input', { fieldErrors: [...fields.values()] });
}

function toFieldError(issue: Issue): FieldError {
  return {
    field: v.getDotPath(issue) ?? '',
    message: messageOf(issue),
  };
}

function messageOf(issue: Issue): string {
  if (isMissing(issue)) return '此项必填|||This field is required';
  if (issue.type === 'max_length' && Array.isArray(issue.input))
    return `最多 ${issue.requirement} 项|||At most ${issue.requirement} entries`;
  if (issue.type === 'max_length')
    return `最多 ${issue.requirement} 个字符|||At most ${issue.requirement} characters`;
  if (issue.type === 'min_length')
    return `至少 ${issue.requirement} 个字符|||At least ${issue.requirement} characters`;
  return '内容不正确|||This value is not valid';
}

function isMissing(issue: Issue): boolean {
  return (
    issue.input === undefined ||
    issue.input === '' ||
    (issue.type === 'min_length' && issue.requirement === 1)
  );
}

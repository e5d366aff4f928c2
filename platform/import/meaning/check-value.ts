import {
  classFields,
  type ImportField,
  type ImportRowProblem,
  personFields,
  subjectLimit,
} from '#shared/contracts';
import { type Localized, pick } from '#shared/language';
import { rowProblem } from './problems.ts';
import { findFlag, findSex, findUserType } from './value-words.ts';

export interface CheckedValue {
  readonly value: string;
  readonly problem?: ImportRowProblem;
}

type Check = (text: string, field: ImportField) => CheckedValue;

const externalIdLimit = 64;
const anyControl = /\p{C}/u;
const tooLong: Localized = { 'zh-CN': '内容过长或含有控制字符', en: 'Too long, or with control characters' };

const checks: Readonly<Record<ImportField, Check>> = {
  externalId: plain(externalIdLimit),
  loginName: byRule(personFields.loginName.findProblem),
  realName: byRule(personFields.realName.findProblem),
  userType: byWords(findUserType, 'user_type_unknown'),
  sex: byWords(findSex, 'sex_unknown'),
  phone: (text, field) => byRule(personFields.phone.findProblem)(plainPhone(text), field),
  email: byRule(personFields.email.findProblem),
  gradeName: byRule(classFields.gradeName.findProblem),
  className: byRule(classFields.className.findProblem),
  unitName: (text) => ({ value: text }),
  subject: plain(subjectLimit),
  isHead: byWords(findFlag, 'flag_unknown'),
  parentExternalId: plain(externalIdLimit),
  parentLoginName: byRule(personFields.loginName.findProblem),
  childExternalId: plain(externalIdLimit),
  childLoginName: byRule(personFields.loginName.findProblem),
  part: (text) => ({ value: text }),
  source: (text) => ({ value: text }),
};

/** The value that a text of a cell means, and what is wrong with it. A wrong value stays as it was typed. */
export function checkValue(field: ImportField, text: string): CheckedValue {
  return checks[field](text, field);
}

function byRule(findProblem: (text: string) => Localized | undefined): Check {
  return (value, field) => {
    const text = findProblem(value);
    return text ? { value, problem: invalid(field, text) } : { value };
  };
}

function byWords(
  find: (word: string) => string | number | undefined,
  code: 'user_type_unknown' | 'sex_unknown' | 'flag_unknown',
): Check {
  return (text, field) => {
    const value = find(text);
    return value === undefined
      ? { value: text, problem: rowProblem(code, field, { text }) }
      : { value: String(value) };
  };
}

function plain(max: number): Check {
  return (value, field) =>
    value.length > max || anyControl.test(value) ? { value, problem: invalid(field, tooLong) } : { value };
}

function invalid(field: ImportField, text: Localized): ImportRowProblem {
  return rowProblem('invalid', field, { zh: pick(text, 'zh-CN'), en: pick(text, 'en') });
}

/** As it is written on paper: `+86 138-0000-1111`. */
function plainPhone(text: string): string {
  return text.replaceAll(/[\s-]/g, '').replace(/^\+86/, '');
}

import { nameOrderOf } from './name-order.ts';

const digits = '零一二三四五六七八九';

/** A text that sorts classes as schools count them: 二年级 stands before 三年级, and (2)班 before (10)班. */
export function classOrderOf(gradeName: string, className: string): string {
  return nameOrderOf(`${gradeName} ${className}`.trim().replace(/[一二三四五六七八九十]+/g, toDigits));
}

/** Numbers up to 99, as they stand in names of grades; whatever is none of them keeps its characters. */
function toDigits(numeral: string): string {
  const match = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(numeral);
  if (!match) return numeral;
  const [, first = '', ten = '', last = ''] = match;
  if (ten === '') return last === '' ? String(digits.indexOf(first)) : numeral;
  return String((first === '' ? 1 : digits.indexOf(first)) * 10 + (last === '' ? 0 : digits.indexOf(last)));
}

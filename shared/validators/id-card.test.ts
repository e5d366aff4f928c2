import { describe, expect, test } from 'vitest';
import { hasIdCardChecksum, isIdCard } from './index.ts';

describe('the number of an ID card', () => {
  test.each([
    ['of 18 digits', '110101199003070011'],
    ['that ends in X', '11010519491231002X'],
    ['of 15 digits', '110101900307001'],
    ['of a leap day', '110101200002290011'],
    ['of the last day of a month', '110101199004300011'],
  ])('when it is one %s, then it passes', (_, text) => {
    expect(isIdCard(text)).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['of 16 digits', '1101011990030700'],
    ['of 17 digits', '11010119900307001'],
    ['of 19 digits', '1101011990030700112'],
    ['with X inside', '1101011990030700X1'],
    ['with X at the end of 15', '11010190030700X'],
    ['of month 13', '110101199013070011'],
    ['of month 0', '110101199000070011'],
    ['of day 0', '110101199003000011'],
    ['of day 32', '110101199003320011'],
    ['of 31 April', '110101199004310011'],
    ['of 29 February in a common year', '110101190002290011'],
    ['of month 13 in 15 digits', '110101901307001'],
    ['of 29 February 1900 in the short form', '110101000229001'],
    ['with a line break', '110101199003070011\n'],
    ['with blanks', ' 110101199003070011'],
  ])('when it is one %s, then it does not pass', (_, text) => {
    expect(isIdCard(text)).toBe(false);
  });
});

describe('the strict check', () => {
  test('when the check digit belongs to the others, then the number passes', () => {
    expect(hasIdCardChecksum('11010519491231002X')).toBe(true);
  });

  test('when any other character stands at the end, then it does not', () => {
    const passing = [...'0123456789X'].filter((last) => hasIdCardChecksum(`11010519491231002${last}`));
    expect(passing).toEqual(['X']);
  });

  test('when a digit was mistyped or two were swapped, then it does not', () => {
    expect(hasIdCardChecksum('11010519491231003X')).toBe(false);
    expect(hasIdCardChecksum('11015019491231002X')).toBe(false);
  });

  test('when the number has 15 digits, then it does not, since it has no check digit', () => {
    expect(hasIdCardChecksum('110101900307001')).toBe(false);
  });
});

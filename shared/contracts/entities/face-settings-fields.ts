import * as v from 'valibot';
import type { Field, FieldTable } from '../fields/field.ts';
import { atMost, isText, optionalTextField } from '../fields/text-field.ts';
import { flagFromText, numberFromText } from '../text-values.ts';

const maxDays = 1100;
const maxText = 500;

const consentText = optionalTextField({
  max: 2 * maxText,
  rules: [atMost(maxText, { 'zh-CN': `最多 ${maxText} 个字`, en: `Use at most ${maxText} characters` })],
});

const flag = {
  wire: flagFromText,
  empty: false,
  isDraft: (value: unknown): value is boolean => typeof value === 'boolean',
  findProblem: () => undefined,
} satisfies Field<typeof flagFromText>;

/** A distance of descriptors; with less, fewer are recognised, and fewer wrongly. */
const distanceFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^0?\.\d{1,4}$|^[01]$/), v.transform(Number))]),
  v.minValue(0.2),
  v.maxValue(0.6),
);

const distance = {
  wire: distanceFromText,
  isDraft: isText,
  findProblem: () => undefined,
};

/** What an administrator sets about the faces of her unit (D-48). Numbers stand in the form as text. */
export const faceSettingsFields = {
  isOn: flag,
  isSignIn: flag,
  /** Days after which a face is deleted, and the registers of classes. */
  retentionDays: {
    wire: numberFromText,
    empty: '365',
    isDraft: isText,
    findProblem: (days: number) =>
      Number.isInteger(days) && days >= 1 && days <= maxDays
        ? undefined
        : {
            'zh-CN': `请填写 1 到 ${maxDays} 的整数`,
            en: `Please enter a whole number from 1 to ${maxDays}`,
          },
  },
  /** Up to which distance somebody is who she says she is. */
  verifyDistance: { ...distance, empty: '0.45' },
  /** Up to which distance somebody is found among many. */
  identifyDistance: { ...distance, empty: '0.4' },
  /** What the unit adds to the text of the consent. */
  consentText,
  consentTextEn: consentText,
} as const satisfies FieldTable;

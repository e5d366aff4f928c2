import * as v from 'valibot';
import { defaultQuotas, type Quotas } from './quotas.ts';

const megabyte = 1024 * 1024;
const megabytes = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/, 'is a number of megabytes, 1 to 999999999'),
    v.transform((value) => Number(value) * megabyte),
  ),
);

/** Variables of the quotas. */
export const quotaVariables = {
  USER_QUOTA_MB: megabytes,
  STUDENT_QUOTA_MB: megabytes,
  UNIT_QUOTA_MB: megabytes,
};

type Variables = { readonly [name in keyof typeof quotaVariables]?: number | undefined };

export function readQuotas({ USER_QUOTA_MB, STUDENT_QUOTA_MB, UNIT_QUOTA_MB }: Variables): Quotas {
  return {
    user: USER_QUOTA_MB ?? defaultQuotas.user,
    student: STUDENT_QUOTA_MB ?? defaultQuotas.student,
    unit: UNIT_QUOTA_MB ?? defaultQuotas.unit,
  };
}

import * as v from 'valibot';
import { acceptedSchoolProvider, schoolProviderVariables } from '#shared/school-provider';

const word = v.optional(v.pipe(v.string(), v.regex(/^\S{1,1024}$/)));

/** Accounts of the school at third parties that people sign in with. */
export const waysInVariables = {
  WECOM_CORP_ID: word,
  WECOM_AGENT_ID: word,
  WECOM_SECRET: word,
  WECHAT_APP_ID: word,
  WECHAT_SECRET: word,
  ...schoolProviderVariables,
};

export const acceptedWaysIn: Readonly<Record<keyof typeof waysInVariables, string>> = {
  WECOM_CORP_ID: 'the id of a company at the work edition, without spaces',
  WECOM_AGENT_ID: 'the id of a self-built application at the work edition, without spaces',
  WECOM_SECRET: 'the secret of that application, without spaces',
  WECHAT_APP_ID: 'the id of a website application at the personal edition, without spaces',
  WECHAT_SECRET: 'the secret of that application, without spaces',
  ...acceptedSchoolProvider,
};

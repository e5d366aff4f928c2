import * as v from 'valibot';
import type { WebhookOptions } from '#platform/outbox';
import type { FaceServiceOptions } from '#platform/ways-in/face';
import type { SocialAccounts } from '#platform/ways-in/social';
import { isOutboxUrl, passwordRules } from '#shared/contracts';
import { schoolProviderVariables } from '#shared/school-provider';
import { readSchoolProvider } from './school-provider-config.ts';

const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(256)));

/** Variables of the ways in. A provider is offered when all of its variables are set. */
export const waysInVariables = {
  WECOM_CORP_ID: text,
  WECOM_AGENT_ID: text,
  WECOM_SECRET: text,
  WECHAT_APP_ID: text,
  WECHAT_SECRET: text,
  ...schoolProviderVariables,
  PASSWORD_RULE: v.optional(v.picklist(passwordRules, 'is strong or simple')),
  OUTBOX_URL: v.optional(
    v.pipe(v.string(), v.check(isOutboxUrl, 'is an https address, or an http one on this computer')),
  ),
  OUTBOX_TOKEN: text,
  FACE_SERVICE_URL: v.optional(
    v.pipe(v.string(), v.check(isOutboxUrl, 'is an https address, or an http one on this computer')),
  ),
  FACE_SERVICE_TOKEN: text,
  FACE_WORKERS: v.optional(v.pipe(v.string(), v.regex(/^[0-8]$/, 'is a number of threads, 0 to 8'))),
};

type Variables = { readonly [name in keyof typeof waysInVariables]?: string | undefined };

/** The school's accounts at third parties. */
export function readSocialAccounts({
  WECOM_CORP_ID: corpId,
  WECOM_AGENT_ID: agentId,
  WECOM_SECRET,
  WECHAT_APP_ID: appId,
  WECHAT_SECRET,
  ...rest
}: Variables): SocialAccounts {
  const school = readSchoolProvider(rest);
  return {
    ...(school ? { school } : {}),
    ...(corpId && agentId && WECOM_SECRET ? { wecom: { corpId, agentId, secret: WECOM_SECRET } } : {}),
    ...(appId && WECHAT_SECRET ? { wechat: { appId, secret: WECHAT_SECRET } } : {}),
  };
}

/** Who takes messages to people; undefined without an address. */
export function readOutbox({ OUTBOX_URL: url, OUTBOX_TOKEN: token }: Variables): WebhookOptions | undefined {
  return url ? { url, token } : undefined;
}

/** Who recognises faces; undefined without an address. */
export function readFaceService({
  FACE_SERVICE_URL: url,
  FACE_SERVICE_TOKEN: token,
}: Variables): FaceServiceOptions | undefined {
  return url ? { url, token } : undefined;
}

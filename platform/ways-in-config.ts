import * as v from 'valibot';
import type { SocialAccounts } from '#platform/social';
import { passwordRules } from '#shared/contracts';

const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(256)));

/** Variables of the ways in. A provider is offered when all of its variables are set. */
export const waysInVariables = {
  WECOM_CORP_ID: text,
  WECOM_AGENT_ID: text,
  WECOM_SECRET: text,
  WECHAT_APP_ID: text,
  WECHAT_SECRET: text,
  PASSWORD_RULE: v.optional(v.picklist(passwordRules, 'is strong or simple')),
};

type Variables = { readonly [name in keyof typeof waysInVariables]?: string | undefined };

/** The school's accounts at third parties. */
export const readSocialAccounts = ({
  WECOM_CORP_ID: corpId,
  WECOM_AGENT_ID: agentId,
  WECOM_SECRET,
  WECHAT_APP_ID: appId,
  WECHAT_SECRET,
}: Variables): SocialAccounts => ({
  ...(corpId && agentId && WECOM_SECRET ? { wecom: { corpId, agentId, secret: WECOM_SECRET } } : {}),
  ...(appId && WECHAT_SECRET ? { wechat: { appId, secret: WECHAT_SECRET } } : {}),
});

import * as v from 'valibot';
import type { Clock } from '#platform/runtime';
import { DomainError } from '#shared/contracts';
import { askProvider, ProviderRefusal, type ProviderWire, toDomainError } from './ask-provider.ts';
import type { PlainSocialAdapter } from './social-adapter.ts';

export interface WecomOptions extends ProviderWire {
  /** Id of the company. */
  corpId: string;
  /** Id of the self-built application. */
  agentId: string;
  /** Secret of that application. */
  secret: string;
  /** Page that asks the user inside the app, and the one that shows a QR code. */
  authorizeAddress: string;
  qrAddress: string;
  clock: Clock;
}

/** The real addresses of the work edition. */
export const wecomAddresses = {
  apiBase: 'https://qyapi.weixin.qq.com',
  authorizeAddress: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  qrAddress: 'https://login.work.weixin.qq.com/wwlogin/sso/login',
} as const;

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });
/** A member of the company has `userid`; anybody else `openid`. */
const memberSchema = v.object({ userid: v.optional(v.string(), ''), openid: v.optional(v.string(), '') });

/** The application's token is not or no longer good: fetch another one. */
const staleToken = new Set([40014, 42001]);
/** Renew before the provider's clock and ours can disagree. */
const margin = 5 * 60 * 1000;

/** Sign-in through the work edition: `gettoken`, then `auth/getuserinfo` (developer.work.weixin.qq.com, 91023). */
export function createWecomAdapter(options: WecomOptions): PlainSocialAdapter {
  const { corpId, agentId, secret, clock } = options;
  let token: { value: string; until: number } | undefined;

  const getToken = async (): Promise<string> => {
    if (token && token.until > clock()) return token.value;
    const query = { corpid: corpId, corpsecret: secret };
    const answer = await askProvider(options, '/cgi-bin/gettoken', query, tokenSchema);
    token = { value: answer.access_token, until: clock() + answer.expires_in * 1000 - margin };
    return token.value;
  };

  const askMember = async (code: string) =>
    askProvider(options, '/cgi-bin/auth/getuserinfo', { access_token: await getToken(), code }, memberSchema);

  const askMemberTwice = async (code: string) => {
    try {
      return await askMember(code);
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || !staleToken.has(error.errcode)) throw error;
      token = undefined;
      return askMember(code);
    }
  };

  return {
    appId: corpId,
    applicationId: agentId,
    loginAddress: options.qrAddress,
    buildAddress: ({ state, redirectUri, inApp }) => {
      const common = { redirect_uri: redirectUri, state, agentid: agentId };
      if (!inApp)
        return `${options.qrAddress}?${new URLSearchParams({ login_type: 'CorpApp', appid: corpId, ...common })}`;
      const query = { appid: corpId, response_type: 'code', scope: 'snsapi_base', ...common };
      return `${options.authorizeAddress}?${new URLSearchParams(query)}#wechat_redirect`;
    },
    identify: async (code) => {
      const member = await askMemberTwice(code).catch((error: unknown) => {
        throw toDomainError(error);
      });
      if (member.userid) return { openid: member.userid, unionid: null };
      throw new DomainError('invalid_grant', {
        message: '您不是本单位的成员|||You are not a member of this organisation',
        detail: 'the provider knows no member',
      });
    },
  };
}

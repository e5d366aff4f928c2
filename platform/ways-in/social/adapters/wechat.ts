import * as v from 'valibot';
import { DomainError } from '#shared/contracts';
import { askProvider, type ProviderWire, toDomainError } from './ask-provider.ts';
import type { PlainSocialAdapter, SocialIdentity } from './social-adapter.ts';

export interface WechatOptions extends ProviderWire {
  appId: string;
  secret: string;
  /** Page that asks the user inside the app, and the one that shows a QR code. */
  authorizeAddress: string;
  qrAddress: string;
}

/** The real addresses of the personal edition. */
export const wechatAddresses = {
  apiBase: 'https://api.weixin.qq.com',
  authorizeAddress: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  qrAddress: 'https://open.weixin.qq.com/connect/qrconnect',
} as const;

const some = v.pipe(v.string(), v.minLength(1));
const tokenSchema = v.object({
  access_token: some,
  openid: some,
  scope: v.optional(v.string(), ''),
  unionid: v.optional(v.string(), ''),
  /** 1: an account made up for a page preview; nobody stands behind it. */
  is_snapshotuser: v.optional(v.number(), 0),
});
const profileSchema = v.object({ openid: some, unionid: v.optional(v.string(), '') });

/** Only these scopes may ask for the profile. */
const profileScopes = /\b(?:snsapi_userinfo|snsapi_login)\b/;

/** Sign-in through the personal edition: `sns/oauth2/access_token`, then `sns/userinfo` where the scope allows it. */
export function createWechatAdapter(options: WechatOptions): PlainSocialAdapter {
  const { appId, secret } = options;

  const identify = async (code: string): Promise<SocialIdentity> => {
    const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
    const token = await askProvider(options, '/sns/oauth2/access_token', query, tokenSchema);
    const { access_token, openid } = token;
    if (token.is_snapshotuser === 1) throw new DomainError('invalid_grant', { detail: 'a preview account' });
    if (token.unionid || !profileScopes.test(token.scope)) return { openid, unionid: token.unionid || null };
    const profile = await askProvider(options, '/sns/userinfo', { access_token, openid }, profileSchema);
    if (profile.openid !== openid)
      throw new DomainError('upstream_invalid', { detail: 'the profile is somebody else’s' });
    return { openid, unionid: profile.unionid || null };
  };

  return {
    appId,
    applicationId: null,
    loginAddress: options.qrAddress,
    buildAddress: ({ state, redirectUri, inApp }) => {
      const [page, scope] = inApp
        ? [options.authorizeAddress, 'snsapi_userinfo']
        : [options.qrAddress, 'snsapi_login'];
      const query = { appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state };
      return `${page}?${new URLSearchParams(query)}#wechat_redirect`;
    },
    identify: (code) =>
      identify(code).catch((error: unknown) => {
        throw toDomainError(error);
      }),
  };
}

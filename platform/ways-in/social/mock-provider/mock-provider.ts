import { randomBytes } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { Clock } from '#platform/runtime';
import type { ProviderFetch } from '../adapters/ask-provider.ts';
import { mockApps, mockPeople, mockRefusal, mockSecret, mockSlowness } from './mock-people.ts';

interface Grant {
  appId: string;
  personId: string;
  scope: string;
  until: number;
}

export interface MockAuthorizeQuery {
  appId: string;
  redirectUri: string;
  scope: string;
  state: string;
}

/** Both real providers: a code lives five minutes, a token two hours. */
const lives = { code: 5 * 60 * 1000, token: 2 * 60 * 60 * 1000 } as const;
const maxGrants = 1_000;
const slowness = 60_000;

/**
 * A social provider for demonstrations and tests. It has one-time codes bound to an app. It speaks the protocols of
 * both real providers and refuses with their error numbers. It keeps everything in memory.
 */
export function createMockProvider({ clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();

  const keep = (grants: Map<string, Grant>, grant: Omit<Grant, 'until'>, life: number): string => {
    for (const [id, { until }] of grants) if (until <= clock() || grants.size >= maxGrants) grants.delete(id);
    const id = createId();
    grants.set(id, { ...grant, until: clock() + life });
    return id;
  };

  /** Redeems a code; one that was used, is over, or belongs to another app is no good. */
  const takeCode = (code: string, appId: string): Grant | undefined => {
    const grant = codes.get(code);
    codes.delete(code);
    return grant && grant.until > clock() && grant.appId === appId ? grant : undefined;
  };

  const answerWecom = (path: string, query: URLSearchParams): unknown => {
    if (path.endsWith('/gettoken')) {
      const appId = query.get('corpid') ?? '';
      if (mockApps[appId]?.wire !== 'wecom') return refuse(40013, 'invalid corpid');
      if (query.get('corpsecret') !== mockSecret) return refuse(40001, 'invalid credential');
      const access_token = keep(tokens, { appId, personId: '', scope: '' }, lives.token);
      return { errcode: 0, errmsg: 'ok', access_token, expires_in: lives.token / 1000 };
    }
    const token = tokens.get(query.get('access_token') ?? '');
    if (!token || token.until <= clock()) return refuse(40014, 'invalid access_token');
    const grant = takeCode(query.get('code') ?? '', token.appId);
    if (!grant) return refuse(40029, 'invalid code');
    return { errcode: 0, errmsg: 'ok', userid: grant.personId };
  };

  const answerWechat = (path: string, query: URLSearchParams): unknown => {
    if (path.endsWith('/oauth2/access_token')) {
      const appId = query.get('appid') ?? '';
      if (mockApps[appId]?.wire !== 'wechat') return refuse(40013, 'invalid appid');
      if (query.get('secret') !== mockSecret) return refuse(40125, 'invalid appsecret');
      const grant = takeCode(query.get('code') ?? '', appId);
      if (!grant) return refuse(40029, 'invalid code');
      const access_token = keep(tokens, grant, lives.token);
      const openid = `o_${grant.personId}`;
      return { access_token, expires_in: lives.token / 1000, openid, scope: grant.scope };
    }
    const token = tokens.get(query.get('access_token') ?? '');
    if (!token || token.until <= clock()) return refuse(40001, 'invalid credential');
    if (token.scope === 'snsapi_base') return refuse(48001, 'api unauthorized');
    const name = mockPeople.find(({ id }) => id === token.personId)?.name;
    return { openid: `o_${token.personId}`, nickname: name, unionid: `u_${token.personId}` };
  };

  const fetch: ProviderFetch = async (address, { signal }) => {
    const { pathname, searchParams } = new URL(address);
    const person = codes.get(searchParams.get('code') ?? '')?.personId;
    if (person === mockSlowness) await timer(slowness, undefined, { signal, ref: false });
    const answer = pathname.startsWith('/cgi-bin/') ? answerWecom : answerWechat;
    return Response.json(answer(pathname, searchParams));
  };

  return {
    /** Answers the adapters in the process, as the provider's servers would. */
    fetch,
    /** Only back to this portal, and only for an app that exists. */
    isAcceptable: ({ appId, redirectUri, state }: MockAuthorizeQuery): boolean =>
      mockApps[appId] !== undefined && state !== '' && redirectUri.startsWith(`${publicUrl}/login`),
    /** Where the browser goes after a choice. Who refuses comes back with the state alone, as at the real ones. */
    decide: ({ appId, redirectUri, scope, state }: MockAuthorizeQuery, choice: string): string => {
      const address = new URL(redirectUri);
      if (choice !== mockRefusal)
        address.searchParams.set('code', keep(codes, { appId, personId: choice, scope }, lives.code));
      address.searchParams.set('state', state);
      return address.href;
    },
  };
}

export type MockProvider = ReturnType<typeof createMockProvider>;

function createId(): string {
  return randomBytes(24).toString('base64url');
}

function refuse(errcode: number, errmsg: string) {
  return { errcode, errmsg };
}

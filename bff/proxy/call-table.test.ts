import { describe, expect, it } from 'vitest';
import type { RequestMeaning } from '#bff/http';
import { allCalls, type Call, otherAddresses } from '#shared/contracts';
import { meaningOf, unknownMeaning } from './call-table.ts';

function filled(path: string): string {
  return path.replaceAll(/\{\w+\}/g, 'value-1');
}

function spellings(path: string): string[] {
  return [`${path}/`, path.toUpperCase(), path.replace('/api', '/Api')];
}

const ofServices = allCalls.filter(({ path }) => /^\/(?:api|zuul)\//.test(path));

function meaningOfCall(call: Call): RequestMeaning {
  return meaningOf(call.method, filled(call.path));
}

function namesWhere(fits: (meaning: RequestMeaning, call: Call) => boolean): string[] {
  return ofServices
    .filter((call) => fits(meaningOfCall(call), call))
    .map(({ name }) => name)
    .toSorted();
}

describe('the table of calls', () => {
  it('when a call is looked up, by whatever spelling a lenient service takes, then it means what it says', () => {
    for (const call of ofServices) {
      const { effect, caller, audience, upload } = call;
      for (const path of [filled(call.path), ...spellings(filled(call.path))])
        expect(meaningOf(call.method, path), path).toMatchObject({ effect, caller, audience, upload });
    }
  });

  it('when calls are about the session, then they are these', () => {
    expect(namesWhere(({ effect }) => effect === 'sign-in')).toEqual([
      'sso.ticket.login',
      'uaa.face.login',
      'uaa.oauth.login',
      'uaa.oauth.login_user_client',
      'uaa.oauth.relogin',
      'uaa.qr.create',
      'uaa.qr.poll',
      'uaa.social.begin',
      'uaa.social.bind',
      'uaa.social.login',
      'uaa.social.switch_login',
    ]);
    expect(namesWhere(({ effect }) => effect === 'sign-out')).toEqual(['uaa.oauth.logout']);
    expect(namesWhere(({ effect }) => effect === 'renew')).toEqual(['uaa.oauth.refresh']);
  });

  it('when a GET does more than read, then it is one of these, and no other site may cause it', () => {
    expect(namesWhere(({ effect }, { method }) => method === 'GET' && effect !== 'read')).toEqual([
      'uaa.oauth.refresh',
      'uaa.social.switch_login',
    ]);
    // Programs carry a proof of their own, and no cookie counts.
    expect(namesWhere(({ caller }) => caller !== 'page')).toEqual([
      'base.app_publish.order',
      'base.app_publish.upload',
      'base.frames.redeem',
    ]);
  });

  it('when a page shows somebody else, then these calls alone are answered', () => {
    expect(namesWhere(({ audience, checksUser }) => audience === 'public' || checksUser === true)).toEqual([
      'base.app_publish.order',
      'base.app_publish.upload',
      'base.frames.redeem',
      'base.setup.begin',
      'base.setup.state',
      'sso.ticket.login',
      'static.version.server',
      'storage.show.icon',
      'storage.show.unit',
      'uaa.consent.confirm',
      'uaa.consent.deny',
      'uaa.consent.details',
      'uaa.face.challenge',
      'uaa.face.login',
      'uaa.oauth.login',
      'uaa.oauth.login_user_client',
      'uaa.oauth.logout',
      'uaa.oauth.me',
      'uaa.oauth.refresh',
      'uaa.oauth.relogin',
      'uaa.oauth.unit_config',
      'uaa.password.forgot',
      'uaa.password.reset',
      'uaa.password.rule',
      'uaa.qr.create',
      'uaa.qr.poll',
      'uaa.sign_in.requesting_app',
      'uaa.social.begin',
      'uaa.social.bind',
      'uaa.social.info',
      'uaa.social.login',
      'uaa.social.mp_info',
      'uaa.social.qy_info',
    ]);
  });

  it('when calls have a deadline of their own, then it is half a minute about the session, 8 s for pictures, none for uploads', () => {
    expect(namesWhere(({ deadlineMs }) => deadlineMs === 8_000)).toEqual([
      'storage.show.icon',
      'storage.show.unit',
    ]);
    expect(namesWhere(({ deadlineMs }) => deadlineMs === 30_000)).toEqual(
      [
        ...namesWhere(({ effect, upload }) => /^(?:sign|renew)/.test(effect) && !upload),
        'uaa.oauth.me',
      ].toSorted(),
    );
    expect(namesWhere(({ upload, deadlineMs }) => upload && deadlineMs !== undefined)).toEqual([]);
  });
});

describe('addresses of others', () => {
  const right = otherAddresses.filter(({ caller }) => caller !== 'page');

  it.each(right)('when $path is asked for, then $caller may, by this spelling alone', ({ path, caller }) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      expect(meaningOf(method, filled(path)).caller).toBe(caller);
      for (const spelled of spellings(filled(path))) {
        const isBelow = path.endsWith('/') && spelled.startsWith(path);
        if (spelled !== filled(path) && !isBelow)
          expect(meaningOf(method, spelled).caller, spelled).toBe('page');
      }
    }
  });

  it.each([
    '/',
    '/desktop/home',
    '/bff/prefs',
    '/value/package.json',
    '/api/edu/package.json',
    '/api/edu/lesson/save',
    '/api/base/nobody/knows',
    '/api/uaa',
    '/api/uaa/oauth/login/other',
    '/api/uaa/oidc/token/x',
    '/api/uaa/oidc/reg/a/b',
    '/api/uaa/oidc/session/end/confirm',
    '/api/uaa/demo/outbox',
    '/api/storage/other',
    '/zuul/api/storage/other',
    '/zuul/api/storage/show/icon/a.svg',
  ])('when nobody has described %s, then the safe side of every rule counts', (path) => {
    expect(meaningOf('GET', path)).toBe(unknownMeaning.reading);
    expect(meaningOf('HEAD', path)).toBe(unknownMeaning.reading);
    expect(meaningOf('POST', path)).toBe(unknownMeaning.writing);
  });

  it('when a call is sent by another method, then nobody has described that either', () => {
    expect(meaningOf('GET', '/api/uaa/oauth/logout')).toBe(unknownMeaning.reading);
    expect(meaningOf('POST', '/api/uaa/oauth/refresh')).toBe(unknownMeaning.writing);
    expect(meaningOf('POST', '/api/uaa/social/info').effect).toBe('sign-in');
  });

  it('when a service shows pictures of its own, then they wait no longer than those of the portal', () => {
    expect(meaningOf('GET', '/api/storage/show/photo/1/a.png').deadlineMs).toBe(8_000);
  });
});

describe('paths in the log', () => {
  const loggedAs = (path: string) => meaningOf('GET', path).loggedAs;

  it('when a way in carries a secret in its path, or something unknown stands beside it, then the log has a star', () => {
    for (const path of ['state-1', 'a/b', 'mock/authorize', 'state-1/'])
      for (const folder of ['/api/uaa/social/', '/API/uaa/Social/'])
        expect(loggedAs(folder + path), folder + path).toBe('/api/uaa/social/*');
    expect(meaningOf('POST', '/api/uaa/social/state-1').loggedAs).toBe('/api/uaa/social/*');
  });

  it('when a call stands beside it, then the log names it', () => {
    expect(loggedAs('/api/uaa/social/info')).toBeUndefined();
    expect(meaningOf('POST', '/api/uaa/social/qr/poll').loggedAs).toBeUndefined();
  });
});

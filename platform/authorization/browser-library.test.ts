import { InMemoryWebStorage, User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene, redirectUri } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);

  test('when oidc-client-ts ends the tokens of a user, then it believes the answer, and they are dead', async () => {
    const party = await scene.createParty({ kind: 'public' });
    const browser = await (await scene.createUser()).signIn();
    const { body } = await scene.redeem(party, await scene.authorize(browser, party));
    const memory = () => new WebStorageStateStore({ store: new InMemoryWebStorage() });
    const manager = new UserManager({
      authority: scene.endpoint(''),
      client_id: party.id,
      redirect_uri: redirectUri,
      userStore: memory(),
      stateStore: memory(),
    });
    const { access_token, refresh_token, id_token, token_type } = body;
    const profile = { sub: '', iss: '', aud: '', exp: 0, iat: 0 };
    await manager.storeUser(new User({ access_token, refresh_token, id_token, token_type, profile }));
    await manager.revokeTokens(['access_token', 'refresh_token']);
    expect((await scene.userinfo(access_token)).status).toBe(401);
    expect((await scene.refresh(party, refresh_token)).body.error).toBe('invalid_grant');
    expect((await manager.getUser())?.refresh_token).toBeNull();
  });
});

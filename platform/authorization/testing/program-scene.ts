import { createProgramGrants, type ProgramScope, programScopeNames } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { insertUnitWithUser, type TestPlatform } from '#platform/testing';
import { createScene, type RelyingParty } from './scene.ts';

/** A program of a unit, and what it sends. */
export interface TestProgram {
  readonly party: RelyingParty;
  readonly unitId: string;
  /** A token of now; others are made when it has ended. */
  readonly token: string;
}

/** Units with programs, around one platform. */
export function createProgramScene(database: () => PortalDatabase, platform: () => TestPlatform) {
  const scene = createScene(database, platform);

  const askToken = (party: RelyingParty, form: Record<string, string> = {}) =>
    scene.send('/token', party, { grant_type: 'client_credentials', ...form });

  const grant = (party: RelyingParty, unitId: string, scopes = programScopeNames): Promise<void> =>
    createProgramGrants(database().db).save({
      clientId: party.id,
      unitId,
      scopes,
      grantedAt: platform().now(),
    });

  /** A unit of its own, whose administrator let a program in. */
  const createProgram = async (
    scopes: readonly ProgramScope[] = programScopeNames,
    unitId?: string,
  ): Promise<TestProgram> => {
    const party = await scene.createParty({ isFirstParty: false });
    const unit = unitId ?? (await insertUnitWithUser(database().db, { user_type: 4 })).unit.id;
    await grant(party, unit, scopes);
    const { body } = await askToken(party);
    return { party, unitId: unit, token: String(body.access_token) };
  };

  /** Asks as a program does; `body` goes as JSON. */
  const ask = async (token: string, path: string, init: RequestInit & { json?: unknown } = {}) => {
    const { json, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? null : JSON.stringify(json);
    const response = await fetch(platform().base + path, { body, ...rest, headers });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
      body: (text ? JSON.parse(text) : undefined) as any,
    };
  };

  return { ...scene, askToken, grant, createProgram, ask };
}

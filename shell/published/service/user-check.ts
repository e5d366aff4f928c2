import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { type UserType, userTypes } from '#shared/contracts';

/** Clocks of two servers differ; the portal's tokens count for five minutes. */
const toleranceSeconds = 60;

const claims = v.object({
  sub: v.string(),
  name: v.string(),
  unit: v.string(),
  unit_type: v.number(),
  user_type: v.picklist(userTypes),
  roles: v.array(v.string()),
  codes: v.array(v.string()),
});

/** The user whose page asks. */
export interface PortalUser {
  readonly userId: string;
  readonly name: string;
  readonly unitId: string;
  /** 1 an education bureau, 2 a school. */
  readonly unitType: number;
  /** 1 student, 2 teacher, 3 parent, 4 administrator. */
  readonly userType: UserType;
  readonly roles: readonly string[];
  /** Permission codes that she has in this app. */
  readonly codes: readonly string[];
}

export interface UserCheckOptions {
  /** Origin of the portal, such as `https://portal.school`. */
  readonly portal: string;
  /** Code of the app. */
  readonly code: string;
}

/**
 * Says who asks, by the token that the portal puts in front of every call (RFC 7519). Its keys come from the portal.
 * @returns undefined where the token is missing, forged, for another app, or too old
 */
export function createUserCheck({ portal, code }: UserCheckOptions) {
  const issuer = new URL('/api/uaa/oidc', portal).href;
  const keys = createRemoteJWKSet(new URL('/api/uaa/oidc/jwks', portal));
  const options = { issuer, audience: code, clockTolerance: toleranceSeconds };
  return async (authorization: string | undefined): Promise<PortalUser | undefined> => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const { payload } = await jwtVerify(token, keys, options).catch(() => ({ payload: undefined }));
    const parsed = v.safeParse(claims, payload);
    if (!parsed.success) return undefined;
    const { sub, name, unit, unit_type, user_type, roles, codes } = parsed.output;
    return { userId: sub, name, unitId: unit, unitType: unit_type, userType: user_type, roles, codes };
  };
}

import { askEndpoint, type EndpointAnswer } from './endpoint.ts';

/** Who the user of an access token is (OpenID Connect Core §5.3). */
export const getUserinfo = (issuer: string, accessToken: string): Promise<EndpointAnswer> =>
  askEndpoint(`${issuer}/me`, { headers: { authorization: `Bearer ${accessToken}` } });

import { askEndpoint } from './endpoint.ts';

/** The public keys of the provider. */
export const getSigningKeys = async (issuer: string): Promise<JsonWebKey[]> => {
  const { body } = await askEndpoint(`${issuer}/jwks`);
  return Array.isArray(body.keys) ? body.keys : [];
};

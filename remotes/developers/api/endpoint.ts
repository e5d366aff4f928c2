/** What an endpoint of the provider answered, as it is shown. */
export interface EndpointAnswer {
  status: number;
  body: Record<string, unknown>;
}

const parseBody = (text: string): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return text ? { body: text } : {};
  }
};

/**
 * Speaks to an endpoint of the provider as an app of somebody else would: without the session of the portal.
 * @throws TypeError when nothing answers
 */
export const askEndpoint = async (address: string, init: RequestInit = {}): Promise<EndpointAnswer> => {
  const response = await fetch(address, { ...init, credentials: 'omit', cache: 'no-store' });
  return { status: response.status, body: parseBody(await response.text()) };
};

import { timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { platformSecretHeader } from '#shared/contracts';

/**
 * Lets only requests through that show the secret. The platform believes what the BFF says of a visitor: the address that
 * tries are counted by, whom to stream changes to. Other programs of the computer can open the same port.
 * @param onFirstRefusal called once, so that a wrong secret is found and nobody can fill the log
 */
export function demandSecret(
  secret: string,
  listener: RequestListener,
  onFirstRefusal: () => void,
): RequestListener {
  const expected = Buffer.from(secret);
  let isReported = false;
  const isShown = (shown: string | string[] | undefined): boolean => {
    if (typeof shown !== 'string') return false;
    const given = Buffer.from(shown);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return (request, response) => {
    if (isShown(request.headers[platformSecretHeader])) {
      listener(request, response);
      return;
    }
    if (!isReported) onFirstRefusal();
    isReported = true;
    // Without a body that was read, the connection cannot go on.
    response.writeHead(403, { 'content-length': '0', connection: 'close' }).end();
  };
}

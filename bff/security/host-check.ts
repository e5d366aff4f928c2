import { answerRedirect, type Step } from '#bff/http';
import { DomainError } from '#shared/contracts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Probes come by address, not by name, and answer nothing that depends on the host. */
const probePaths = new Set(['/healthz', '/readyz']);

/** Whether a `Host` header names the pinned public host. */
export function createHostMatch({ host, hostname, port, protocol }: URL): (sent?: string) => boolean {
  const names = new Set([host]);
  if (port === '') names.add(`${hostname}:${protocol === 'https:' ? 443 : 80}`);
  return (sent = '') => names.has(sent) || names.has(sent.toLowerCase());
}

/**
 * Answers only to the pinned public host. A page that was opened under another name of this machine moves to the public
 * one: cookies and return addresses belong to that name.
 */
export function createHostCheck(publicUrl: URL): Step {
  const isPublicHost = createHostMatch(publicUrl);
  const portPart = publicUrl.port === '' ? '' : `:${publicUrl.port}`;
  const aliases = new Set(
    loopbackNames.has(publicUrl.hostname) ? [...loopbackNames].map((name) => name + portPart) : [],
  );

  return (req, res, ctx, next) => {
    const host = req.headers.host ?? '';
    if (isPublicHost(host) || probePaths.has(ctx.pathname)) {
      next();
      return;
    }
    if (aliases.has(host.toLowerCase()) && isPageRequest(req.method, ctx.pathname)) {
      answerRedirect(res, ctx, publicUrl.origin + ctx.pathname + ctx.search);
      return;
    }
    next(new DomainError('wrong_host'));
  };
}

function isPageRequest(method: string | undefined, pathname: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    pathname.startsWith('/') &&
    !/^\/(?:api|zuul|bff|assets)(?:\/|$)/.test(pathname)
  );
}

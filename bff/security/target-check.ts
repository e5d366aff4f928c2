import type { Step } from '#bff/http';
import { DomainError } from '#shared/contracts';

/** A request names a path of ours; absolute addresses and `//host` are for proxies that we are not. */
export const checkTarget: Step = (req, _res, _ctx, next) => {
  const url = req.url ?? '';
  next(url.startsWith('/') && !url.startsWith('//') ? undefined : new DomainError('bad_request'));
};

import { createUpstreamError } from '#bff/upstream';
import { DomainError, type ErrorCode } from '#shared/contracts';
import type { Service } from './service.ts';

type Sentence = (names: { zh: string; en: string }) => string;

const sentences = {
  away: ({ zh, en }) =>
    `“${zh}”的服务没有响应，请稍后重试|||The service of ${en} does not answer. Please try again shortly`,
  slow: ({ zh, en }) =>
    `“${zh}”的服务响应超时，请重试|||The service of ${en} took too long to answer. Please try again`,
  unreadable: ({ zh, en }) =>
    `“${zh}”的服务返回了无法识别的内容|||The service of ${en} gave an answer that could not be read`,
  distrustful: ({ zh, en }) =>
    `“${zh}”的服务不接受门户的登录凭证，请联系管理员|||The service of ${en} does not accept the portal’s sign-in. Please contact your administrator`,
  busy: ({ zh, en }) =>
    `“${zh}”的服务繁忙，请稍后重试|||The service of ${en} is busy. Please try again shortly`,
  flooded: ({ zh, en }) =>
    `对“${zh}”的请求过于频繁，请稍后再试|||There are too many requests to ${en}. Please try again shortly`,
  closed: ({ zh, en }) => `您不能使用“${zh}”|||You may not use ${en}`,
} as const satisfies Record<string, Sentence>;

const codes = {
  away: 'upstream_unavailable',
  slow: 'upstream_timeout',
  unreadable: 'upstream_invalid',
  distrustful: 'upstream_invalid',
  busy: 'upstream_unavailable',
  flooded: 'too_many_attempts',
  closed: 'forbidden',
} as const satisfies Record<keyof typeof sentences, ErrorCode>;

/** A refusal that names the app. */
export function createServiceError(
  kind: keyof typeof sentences,
  { code, names }: Pick<Service, 'code' | 'names'>,
  options: { detail?: string; retryAfter?: number; cause?: unknown } = {},
): DomainError {
  const message = sentences[kind]({ zh: names?.['zh-CN'] ?? code, en: names?.en ?? code });
  return new DomainError(codes[kind], { ...options, message });
}

/** What a failed transfer becomes. A refusal of the portal itself, or a request that nobody can send, stays what it is. */
export function toServiceError(error: unknown, service: Service): DomainError {
  const known = createUpstreamError(error);
  const kind = kinds[known.code];
  return known === error || kind === undefined ? known : createServiceError(kind, service, { cause: error });
}

const kinds: Partial<Record<ErrorCode, keyof typeof sentences>> = {
  upstream_unavailable: 'away',
  upstream_timeout: 'slow',
  upstream_invalid: 'unreadable',
};

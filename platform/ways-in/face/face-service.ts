import * as v from 'valibot';
import type { FaceFinder } from '#platform/face';
import { DomainError } from '#shared/contracts';

export interface FaceServiceOptions {
  /** https, or http on this computer (`isOutboxUrl`). */
  url: string;
  /** Shown as `Authorization: Bearer …`. Default none. */
  token?: string | undefined;
  /** In milliseconds. Default 5,000. */
  timeout?: number | undefined;
}

const answerSchema = v.object({ userId: v.nullable(v.pipe(v.string(), v.maxLength(64))) });

/**
 * Asks a recognition service of the school's own. Whether a living person stands there is for it to judge.
 * @throws DomainError `upstream_timeout`, `upstream_unavailable`, `upstream_invalid`
 */
export function createFaceService({ url, token, timeout = 5000 }: FaceServiceOptions): FaceFinder {
  const findUser: FaceFinder['findUser'] = async ({ picture, unitId }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ image: picture.toString('base64'), unitId }),
      // A face must not follow wherever a service points.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw new DomainError(isLate ? 'upstream_timeout' : 'upstream_unavailable', {
        detail: 'face service',
        cause,
      });
    });
    if (response.ok) return readAnswer(response);
    await response.body?.cancel();
    throw new DomainError('upstream_unavailable', { detail: `face service answered ${response.status}` });
  };
  // Whom it keeps is its own affair.
  return { findUser, isKnown: async () => true };
}

async function readAnswer(response: Response): Promise<string | undefined> {
  try {
    return v.parse(answerSchema, await response.json()).userId ?? undefined;
  } catch (cause) {
    throw new DomainError('upstream_invalid', { detail: 'face service', cause });
  }
}

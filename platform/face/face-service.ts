import * as v from 'valibot';
import { DomainError } from '#shared/contracts';

export interface FaceServiceOptions {
  /** https, or http on this computer (`isOutboxUrl`). */
  url: string;
  /** Shown as `Authorization: Bearer …`. Default none. */
  token?: string | undefined;
  /** In milliseconds. Default 5,000. */
  timeout?: number | undefined;
}

export interface ShownFace {
  /** Base64 of a JPEG or PNG. */
  image: string;
  /** Whose people it may be. */
  unitId: string;
}

/** Id of the user on a picture; undefined when it is nobody, or not surely one. */
export type RecogniseFace = (face: ShownFace) => Promise<string | undefined>;

const answerSchema = v.object({ userId: v.nullable(v.pipe(v.string(), v.maxLength(64))) });

const readAnswer = async (response: Response): Promise<string | undefined> => {
  try {
    return v.parse(answerSchema, await response.json()).userId ?? undefined;
  } catch (cause) {
    throw new DomainError('upstream_invalid', { detail: 'face service', cause });
  }
};

/**
 * Asks a recognition service of the school's own.
 * @throws DomainError `upstream_timeout`, `upstream_unavailable`, `upstream_invalid`
 */
export const createFaceService =
  ({ url, token, timeout = 5000 }: FaceServiceOptions): RecogniseFace =>
  async (face) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(face),
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

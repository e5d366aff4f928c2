import type { Principal, RequestDetails } from '#platform/http';
import { readImageHead, saveUnitLogo } from '#platform/storage';
import { DomainError, type logoSave, type ParsedPayloadOf } from '#shared/contracts';
import type { AppearanceDeps } from './appearance-deps.ts';

const maxBytes = 150_000;
const maxPixels = 2000;

/**
 * Gives the caller's unit a logo, or takes it away. An SVG may hold a script, so it is none that a school can set.
 * @throws DomainError `invalid_input`
 */
export async function saveLogo(
  { db, files, writeAudit }: AppearanceDeps,
  { base64Str, type }: ParsedPayloadOf<typeof logoSave>,
  { principal, request }: { principal: Principal; request: RequestDetails },
): Promise<null> {
  const logo = base64Str === null ? null : requireLogo(base64Str, type);
  const { userId, loginName, unitId } = principal;
  const event = logo ? 'logo_changed' : 'logo_removed';
  await db.transaction().execute(async (trx) => {
    await writeAudit(trx, { event, userId, loginName }, request);
    // Last, so that no line stands for a file that was not written.
    await saveUnitLogo(files, unitId, logo);
  });
  return null;
}

function requireLogo(base64Str: string, type: string) {
  const body = Buffer.from(base64Str, 'base64');
  const head = /^(?:png|jpe?g|webp)$/i.test(type) ? readImageHead(body) : undefined;
  if (!head) throw refusal('请选择 PNG、JPEG 或 WebP 图片|||Please choose a PNG, JPEG or WebP picture');
  if (body.length > maxBytes || Math.max(head.width, head.height) > maxPixels)
    throw refusal('图片过大，请换一张|||The picture is too large. Please choose another one');
  return { type: head.type, body };
}

function refusal(message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'base64Str', message }] });
}

import { ProgramRefusal, type ProgramReply } from '#platform/programs';
import { getRefusal, isDomainError, pickLanguage } from '#shared/contracts';

/** What exactly a client did wrong (RFC 7644 §3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A refusal in the words of RFC 7644 §3.12. `detail` is for the developers of the client. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export function invalidValue(detail: string): ScimError {
  return new ScimError(400, detail, 'invalidValue');
}

/** A refusal as SCIM answers it. @throws what is no refusal */
export function describeScimError(error: unknown): ProgramReply {
  if (error instanceof ProgramRefusal) {
    const { status, headers, message } = error;
    return { status, headers, body: toBody(status, message) };
  }
  const known = error instanceof ScimError ? error : toScimError(error);
  return { status: known.status, body: toBody(known.status, known.message, known.scimType) };
}

/** What rooms of the platform refuse, in the words of SCIM. @throws what is no refusal */
function toScimError(error: unknown): ScimError {
  if (!isDomainError(error)) throw error;
  const { code, fieldErrors = [] } = error;
  const detail = fieldErrors
    .map(({ field, message }) => `${field}: ${pickLanguage(message, 'en')}`)
    .join('; ');
  if (code === 'invalid_input') return invalidValue(detail);
  if (code === 'not_found') return new ScimError(404, 'there is no such resource in the unit');
  if (code === 'conflict') return new ScimError(409, 'somebody else changes this at the moment; try again');
  const { http } = getRefusal(code);
  return new ScimError(http === 200 ? 400 : http, code);
}

function toBody(status: number, detail: string, scimType?: ScimType) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType ? { scimType } : {}),
    detail,
  };
}

import * as v from 'valibot';
import { answer, answerUpload, type IncomingFile, type Route } from '#platform/http';
import {
  appKeyAdd,
  appKeyList,
  appKeyRemove,
  appReleaseDecide,
  appReleaseGet,
  appReleaseList,
  appReleaseMove,
  appReleasePromote,
  appReleaseUpload,
  DomainError,
  releaseLimits,
} from '#shared/contracts';
import { decideRelease } from './decide-release.ts';
import { listReleases } from './list-releases.ts';
import { moveChannel } from './move-pointer.ts';
import { promoteVersion } from './promote.ts';
import { addKey, listKeys, removeKey, requireDeveloper } from './publisher-keys.ts';
import { getReleaseDetails } from './release-details.ts';
import type { ReleasesDeps } from './releases-deps.ts';
import type { PublisherSignature } from './signature.ts';
import { uploadSigned } from './upload-release.ts';

const signatureFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keyId: v.pipe(v.string(), v.maxLength(64)), signature: v.pipe(v.string(), v.maxLength(200)) }),
);
const noSignature = '不是签名文件（.zip.sig）的内容|||This is not the content of a signature file (.zip.sig)';

/** The calls of pages; those of the command line have a door of their own. */
export function createReleasesRoutes(deps: ReleasesDeps): Route[] {
  return [
    answer(appReleaseList, ({ principal, payload }) => listReleases(deps, principal, payload)),
    answer(appReleaseGet, ({ principal, payload }) => getReleaseDetails(deps, principal, payload)),
    answerUpload(appReleaseUpload, {
      maxFileSize: releaseLimits.archiveBytes,
      keep: async (file, principal) => {
        requireDeveloper(principal);
        return readFile(file);
      },
      discard: async () => undefined,
      handle: async ({ kept, payload, principal, request }) =>
        uploadSigned(deps, parseSignature(payload.signature), {
          content: kept,
          request,
          asUser: principal.userId,
        }),
    }),
    answer(appReleaseDecide, ({ payload, ...caller }) => decideRelease(deps, caller, payload)),
    answer(appReleaseMove, ({ payload, ...caller }) => moveChannel(deps, caller, payload)),
    answer(appReleasePromote, ({ payload, ...caller }) => promoteVersion(deps, caller, payload)),
    answer(appKeyList, ({ principal }) => listKeys(deps, principal)),
    answer(appKeyAdd, ({ payload, ...caller }) => addKey(deps, caller, payload)),
    answer(appKeyRemove, ({ payload, ...caller }) => removeKey(deps, caller, payload.keyId)),
  ];
}

/** The archive in memory: it is small, and read by its end. */
async function readFile({ content }: IncomingFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** @throws DomainError `invalid_input` */
function parseSignature(text: string): PublisherSignature {
  const parsed = v.safeParse(signatureFile, text);
  if (parsed.success) return parsed.output;
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'signature', message: noSignature }] });
}

import { type StorageVariables, s3Variables, scannerVariables } from '#shared/storage-settings';
import type { S3Options } from './blobs/s3-options.ts';
import { quotaVariables, readQuotas } from './files/quota-variables.ts';
import type { Quotas } from './files/quotas.ts';
import type { ClamdAddress } from './scanner/scan-with-clamd.ts';

export interface StorageConfig {
  /** How much may be kept. */
  quotas: Quotas;
  /** Store of the uploaded files; undefined: the folder of the stored files. */
  s3: S3Options | undefined;
  /** Who scans them for viruses; undefined: nobody. */
  clamd: ClamdAddress | undefined;
}

/** Variables of the store of files, of the quotas and of the virus scanner. */
export const storageVariables = { ...quotaVariables, ...s3Variables, ...scannerVariables };

/** Where and how much is kept, and who looks for viruses. */
export function readStorage(variables: StorageVariables & Parameters<typeof readQuotas>[0]): StorageConfig {
  return { quotas: readQuotas(variables), s3: readS3(variables), clamd: readClamd(variables) };
}

/** The store of files; undefined unless all of its variables are set. */
function readS3({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
}: StorageVariables): S3Options | undefined {
  if (!endpoint || !bucket || !region || !accessKey || !secretKey) return undefined;
  return { endpoint, bucket, region, accessKey, secretKey };
}

/** Where the virus scanner listens; undefined without one. */
function readClamd({ CLAMD_SOCKET: socket }: StorageVariables): ClamdAddress | undefined {
  if (!socket || socket.startsWith('/')) return socket ? { path: socket } : undefined;
  const colon = socket.lastIndexOf(':');
  return { host: socket.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(socket.slice(colon + 1)) };
}

import { s3Variables, scannerVariables } from '#shared/storage-settings';

/** Where the embedded platform keeps files, and who scans them. */
export const storageVariables = { ...s3Variables, ...scannerVariables };

export const acceptedStorage: Readonly<Record<keyof typeof storageVariables, string>> = {
  S3_ENDPOINT: 'an http or https origin without a path; {bucket} may stand in its host',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'the name of a region, such as us-east-1',
  S3_ACCESS_KEY: 'the access key of that store, without blanks',
  S3_SECRET_KEY: 'the secret key of that store, without blanks',
  CLAMD_SOCKET: 'the path of the socket of clamd, or its host:port',
};

/** Settings of the file store and of the virus scanner, checked alike by both servers. */
export { findMissingS3, type StorageVariables, s3Variables, scannerVariables } from './storage-variables.ts';

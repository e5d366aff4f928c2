export { fileHashLength, hasFileHash, hashedScriptIn } from './file-hash.ts';

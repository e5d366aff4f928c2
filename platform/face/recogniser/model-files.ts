import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Names what descriptors came from: those of two models cannot be compared. */
export const modelVersion = 'face-api-1.7.15/128';

/** SHA-256 of what decides who somebody is. A package that was changed must not. */
const hashes: Readonly<Record<string, string>> = {
  'tiny_face_detector_model.bin': 'b7503ce7df31039b1c43316a9b865cab6a70dd748cc602d3fa28b551503c3871',
  'ssd_mobilenetv1_model.bin': '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
  'face_landmark_68_model.bin': '4611ef65c87d836d03d684b30eec4d195d8b219fa1dd58fc58945831c6b9299b',
  'face_recognition_model.bin': 'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
};

/** Folder of the weights, inside the package that they come with. */
export function findModelFolder(): string {
  return path.join(path.dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
}

/** Folder of the WebAssembly that runs the models, with a slash at its end. */
export function findWasmFolder(): string {
  return path.join(path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist/');
}

/** @throws Error naming the file that is not the one that was reviewed */
export async function checkModels(folder: string): Promise<void> {
  for (const [name, expected] of Object.entries(hashes)) {
    const found = createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex');
    if (found !== expected) throw new Error(`${name} is not the file that was reviewed`);
  }
}

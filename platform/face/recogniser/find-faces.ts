import * as tf from '@tensorflow/tfjs';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import * as faceapi from '@vladmandic/face-api/dist/face-api.node-wasm.js';
import { checkModels, findModelFolder, findWasmFolder } from './model-files.ts';
import type { Pixels } from './read-picture.ts';
import type { SeenFace } from './worker-messages.ts';

const quick = new faceapi.TinyFaceDetectorOptions({ inputSize: 320, scoreThreshold: 0.5 });
/** Four times as slow, and finds what the quick one misses. */
const thorough = new faceapi.SsdMobilenetv1Options({ minConfidence: 0.5 });

/** Loads the models. @throws Error when one is missing or not the reviewed one */
export async function openModels(): Promise<void> {
  const folder = findModelFolder();
  await checkModels(folder);
  setWasmPaths(findWasmFolder());
  await tf.setBackend('wasm');
  await tf.ready();
  const { tinyFaceDetector, ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = faceapi.nets;
  for (const net of [tinyFaceDetector, ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet])
    await net.loadFromDisk(folder);
}

/** Every face on a picture. */
export async function findFaces(pixels: Pixels): Promise<SeenFace[]> {
  const { data, width, height } = pixels;
  const picture = tf.tensor3d(data, [height, width, 3], 'int32');
  try {
    const found = await detect(picture, quick);
    return (found.length > 0 ? found : await detect(picture, thorough)).map((face) =>
      toSeenFace(face, pixels),
    );
  } finally {
    picture.dispose();
  }
}

type Options = typeof quick | typeof thorough;

function detect(picture: tf.Tensor3D, options: Options) {
  // The types of the package come with a TensorFlow of their own.
  return faceapi
    .detectAllFaces(picture as unknown as Parameters<typeof faceapi.detectAllFaces>[0], options)
    .withFaceLandmarks()
    .withFaceDescriptors();
}

function toSeenFace(
  { detection: { score, box }, landmarks, descriptor }: Awaited<ReturnType<typeof detect>>[number],
  pixels: Pixels,
): SeenFace {
  return {
    score,
    width: box.width,
    luma: meanLuma(pixels, box),
    landmarks: landmarks.positions.map(({ x, y }) => ({ x, y })),
    descriptor: Float32Array.from(descriptor),
  };
}

/** Every fourth pixel of a row and column is enough. */
function meanLuma(
  { data, width, height }: Pixels,
  box: { left: number; top: number; right: number; bottom: number },
): number {
  let sum = 0;
  let count = 0;
  const right = Math.min(box.right, width);
  const bottom = Math.min(box.bottom, height);
  for (let y = Math.max(0, Math.round(box.top)); y < bottom; y += 4)
    for (let x = Math.max(0, Math.round(box.left)); x < right; x += 4) {
      const at = (y * width + x) * 3;
      // ITU-R BT.601.
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

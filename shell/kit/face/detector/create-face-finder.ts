import {
  env,
  extractFaceTensors,
  FaceLandmark68TinyNet,
  Rect,
  TinyFaceDetector,
  tf,
} from '@vladmandic/face-api/dist/face-api.esm.js';
import landmarkManifest from '@vladmandic/face-api/model/face_landmark_68_tiny_model-weights_manifest.json';
import detectorManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import type { ModelFiles, SeenFace, Sight } from './detector-messages.ts';
import { measureBrightness } from './measure-brightness.ts';
import { measureTurn } from './measure-turn.ts';

/** Side of the square that the detector looks at, px. A larger one finds no second face, at four times the cost. */
const inputSize = 224;
const scoreThreshold = 0.5;

interface Frame {
  /** RGBA. */
  pixels: ArrayBuffer;
  width: number;
  height: number;
  wantsTurn: boolean;
}

export type FaceFinder = (frame: Frame) => Promise<Sight>;

/** Loads the models and looks once, so that the first frame is as fast as the others. @throws Error without WebAssembly */
export async function createFaceFinder({ wasm, detector, landmarks }: ModelFiles): Promise<FaceFinder> {
  env.setEnv(workerEnvironment());
  await startWasm(wasm);
  const faceNet = new TinyFaceDetector();
  faceNet.loadFromWeightMap(decode(detector, detectorManifest));
  const landmarkNet = new FaceLandmark68TinyNet();
  landmarkNet.loadFromWeightMap(decode(landmarks, landmarkManifest));

  const find: FaceFinder = async ({ pixels, width, height, wantsTurn }) => {
    const rgba = new Uint8ClampedArray(pixels);
    const image = toTensor(rgba, width, height);
    try {
      const found = await faceNet.locateFaces(image, { inputSize, scoreThreshold });
      const faces = found.map(({ box }) => toSeenFace(box));
      const [face] = faces;
      return {
        faces,
        brightness: measureBrightness(rgba, width, face),
        turn: wantsTurn && face && faces.length === 1 ? await turnOf(image, face) : undefined,
      };
    } finally {
      image.dispose();
    }
  };

  const turnOf = async (image: tf.Tensor3D, face: SeenFace): Promise<number> => {
    const [cut] = await extractFaceTensors(image, [new Rect(face.x, face.y, face.width, face.height)]);
    if (!cut) return 0;
    const found = await landmarkNet.detectLandmarks(cut);
    cut.dispose();
    return Array.isArray(found) ? 0 : measureTurn(found.positions);
  };

  const empty = new ArrayBuffer(inputSize * inputSize * 4);
  await find({ pixels: empty, width: inputSize, height: inputSize, wantsTurn: false });
  return find;
}

/** What the library's types leave out of its bundle. */
interface WasmRuntime {
  env(): { set(flag: string, value: boolean): void; platform: { fetch: () => Promise<Response> } };
  setWasmPaths(prefix: string, usesPlatformFetch: boolean): void;
  setBackend(name: string): Promise<boolean>;
}

/** One thread: several would start workers from `blob:` addresses, which no policy here allows, and wait for them for ever. */
async function startWasm(wasm: ArrayBuffer): Promise<void> {
  // The library would try all the same, and fill the console.
  if (!('WebAssembly' in globalThis)) throw new Error('there is no WebAssembly');
  // The types of the bundle are those of another entry of the library.
  const { env: environment, setWasmPaths, setBackend } = tf as unknown as WasmRuntime;
  environment().set('WASM_HAS_SIMD_SUPPORT', true);
  environment().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  environment().platform.fetch = async () => new Response(wasm);
  setWasmPaths('/', true);
  // The library would go on with WebGL, which takes a third of a second a frame where there is no graphics card.
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly does not start');
}

type Manifest = typeof detectorManifest;

function decode(weights: ArrayBuffer, manifest: Manifest): tf.NamedTensorMap {
  return tf.io.decodeWeights(
    weights,
    manifest.flatMap((group) => group.weights as tf.io.WeightsManifestEntry[]),
  );
}

function toTensor(rgba: Uint8ClampedArray, width: number, height: number): tf.Tensor3D {
  const rgb = new Int32Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return tf.tensor3d(rgb, [height, width, 3], 'int32');
}

function toSeenFace({ x, y, width, height }: SeenFace): SeenFace {
  return { x, y, width, height };
}

/** The library asks which elements it may be given; a worker has none of them, and gives tensors only. */
function workerEnvironment(): Parameters<typeof env.setEnv>[0] {
  class None {}
  const none = { Canvas: None, CanvasRenderingContext2D: None, Image: None, ImageData: None, Video: None };
  return none as unknown as Parameters<typeof env.setEnv>[0];
}

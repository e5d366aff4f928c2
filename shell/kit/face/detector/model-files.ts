import type { ModelFiles } from './detector-messages.ts';

/** Hashes of the files as their packages had them when they were tried; a browser refuses any other. */
export const modelHashes = {
  wasm: 'sha256-d+uyim0083HbvyCGt/LeiZSs2OpaPPH6JNLCbIQMrHs=',
  detector: 'sha256-t1A8598xA5scQzFqm4Zcq2pw3XSMxgLT+ii1UVA8OHE=',
  landmarks: 'sha256-uY6fL32nb4pt2pdBo27UhbIkuInVUt4rLBuxYhf2e/w=',
} as const satisfies Record<keyof ModelFiles, string>;

/** From the portal's own origin. @throws Error when one does not come, or is not what it was */
export async function fetchModelFiles(signal: AbortSignal): Promise<ModelFiles> {
  const fetchFile = async (address: URL, integrity: string): Promise<ArrayBuffer> => {
    const response = await fetch(address, { integrity, signal });
    if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
    return response.arrayBuffer();
  };
  const [wasm, detector, landmarks] = await Promise.all([
    fetchFile(
      new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm', import.meta.url),
      modelHashes.wasm,
    ),
    fetchFile(
      new URL('@vladmandic/face-api/model/tiny_face_detector_model.bin', import.meta.url),
      modelHashes.detector,
    ),
    fetchFile(
      new URL('@vladmandic/face-api/model/face_landmark_68_tiny_model.bin', import.meta.url),
      modelHashes.landmarks,
    ),
  ]);
  return { wasm, detector, landmarks };
}

/** Euclidean, as the model was trained for: about 0.2 for two pictures of one person, 0.7 for two people. */
export function distanceBetween(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

/** As text, to be sealed. */
export function writeDescriptor({ buffer, byteOffset, byteLength }: Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

/** What `writeDescriptor` wrote. */
export function readDescriptor(text: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Float32Array(bytes.buffer);
}

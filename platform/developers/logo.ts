const maxBytes = 48 * 1024;

/** What pictures begin with; nothing that a browser would run is among them. */
const signatures: readonly (readonly [type: string, isOf: (body: Buffer) => boolean])[] = [
  ['image/png', (body) => body.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (body) => body.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (body) => body.toString('latin1', 0, 4) === 'RIFF' && body.toString('latin1', 8, 12) === 'WEBP',
  ],
];

const dataAddress = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The picture in a `data:` address; its type is read from the picture, not from what the address says. */
export const parseLogo = (address: string): { type: string; body: Buffer } | undefined => {
  const body = Buffer.from(dataAddress.exec(address)?.[1] ?? '', 'base64');
  const type = signatures.find(([, isOf]) => isOf(body))?.[0];
  return type && body.length <= maxBytes ? { type, body } : undefined;
};

/** What is wrong with a picture, in both languages; undefined when nothing is. */
export const findLogoProblem = (address: string): string | undefined =>
  parseLogo(address)
    ? undefined
    : '请上传不超过 48 KB 的 PNG、JPEG 或 WebP 图片|||Use a PNG, JPEG or WebP picture of at most 48 KB';

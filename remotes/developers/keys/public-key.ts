/** 32 bytes in base64. */
const pattern = /^[A-Za-z0-9+/]{43}=$/;

/** Whether a text can be the public half of an Ed25519 key, as the command line prints it; the service has the last word. */
export function isPublicKey(text: string): boolean {
  return pattern.test(text.trim());
}

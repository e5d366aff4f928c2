/**
 * Name of the request header by which the BFF names one attempt to renew tokens (draft-ietf-httpapi-idempotency-key-header):
 * 43 characters of base64url. Asking again with the same key is the same attempt, whose answer was lost on the way.
 * Services that do not know it lose nothing but that.
 */
export const idempotencyKeyName = 'Idempotency-Key';

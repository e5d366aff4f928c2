/** 11 digits, the first is 1 (N11). */
export const phonePattern = /^1\d{10}$/;

/** Loose on purpose: a local part, @ and a domain with a dot (N11). Only the mail server knows more. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const contactPattern = /^[\d\s-]*$/;

/** Whether a text can be a mobile phone number (N11). */
export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

/** The longest address that mail servers pass on (RFC 5321); on long texts the pattern would take its time. */
const maxEmailLength = 254;

/** Whether a text can be an e-mail address (N11). */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}

/** Whether a text can be a number to call, such as `010-6265 1234`; it may be empty (N11). */
export function isContactText(text: string): boolean {
  return contactPattern.test(text);
}

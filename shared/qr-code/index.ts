/** QR codes as shapes. Stateless, pure. */
export { type DrawnQrCode, drawQrCode } from './draw-qr-code.ts';

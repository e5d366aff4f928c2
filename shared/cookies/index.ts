/** How servers read the `Cookie` header of a request. */
export { findCookie, hasCookie } from './find-cookie.ts';

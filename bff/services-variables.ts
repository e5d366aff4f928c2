import * as v from 'valibot';
import { isRelayedCookie } from '#bff/session';
import { list } from './list-variable.ts';

/** Below `/api` or `/zuul`; those themselves would open what services keep for each other. */
const apiFolder = /^\/(?:api|zuul)(?:\/[A-Za-z0-9][\w.-]{0,63}){1,8}\/?$/;

/** Where a page of the deployment's own may be: outside of what services and files answer. */
export const ownPagePath = /^\/(?!(?:api|zuul|programs|scim|bff|assets)\/)[\w./-]{1,200}$/;

/** Folders that browsers may reach. */
export const apiFolders = v.pipe(
  list,
  v.check((folders) => folders.every((folder) => apiFolder.test(folder))),
  v.transform((folders) => folders.map((folder) => folder.replace(/\/$/, ''))),
);

/** A token of RFC 6265. */
const cookieName = /^[\w.-]{1,64}$/;

/** Names of the cookies with the access and the refresh token; not of those that go on to browsers. */
export const tokenCookies = v.pipe(
  list,
  v.check((names) => names.length === 0 || (names.length === 2 && names[0] !== names[1])),
  v.check((names) => names.every((name) => cookieName.test(name) && !isRelayedCookie(name))),
);

/** A call of the services: its method, POST where none stands, and its path; `none` is no call at all. */
export const serviceCall = v.optional(
  v.pipe(v.string(), v.regex(/^(?:none|(?:(?:GET|POST) )?\/(?:api|zuul)\/[\w./-]{1,200})$/)),
);

import { callPathOf, type RequestMeaning } from '#bff/http';
import {
  allCalls,
  type CallMeaning,
  isAboutSession,
  otherAddresses,
  providerMetadataPath,
  sessionDeadlineMs,
} from '#shared/contracts';
import { createPathTable } from './path-table.ts';

/** What a request to one path means: by GET or HEAD, or by any other method. */
interface Meanings {
  readonly reading: RequestMeaning;
  readonly writing: RequestMeaning;
}

/**
 * The meaning of a request that no call describes, such as one to a service of the deployment's own: the safe side of
 * every rule. It needs a session and a page of the portal, and a POST changes something.
 */
export const unknownMeaning = {
  reading: { effect: 'read', caller: 'page', audience: 'signed-in', upload: false },
  writing: { effect: 'change', caller: 'page', audience: 'signed-in', upload: false },
} as const satisfies Meanings;

const paths = [...new Set([...allCalls, ...otherAddresses].map(({ path }) => path))].filter(isOfServices);

/** Folders whose last part is a secret: those of the ways in that have a parameter in their path. */
const secretFolders = allCalls
  .filter(({ effect, path }) => effect === 'sign-in' && path.includes('{'))
  .map(({ path }) => folderOf(path));

const patterns = [
  ...secretFolders.map((folder) => [folder, hidden(unknownMeaning, folder)] as const),
  ...paths.filter(hasParameter).map((path) => [path, meaningsAt(path)] as const),
];
/** By paths as a lenient service reads them: another spelling must not get around a rule. */
const pagePatterns = createPathTable(patterns.filter(isOfPages).map(asSpelled));
/** What machines and other sites may do is a right, not a rule: one spelling alone has it. */
const otherPatterns = createPathTable(patterns.filter((each) => !isOfPages(each)));
const otherFolders = patterns.filter((each) => !isOfPages(each)).map(([path]) => folderOf(path));

const literals = paths
  .filter((path) => !hasParameter(path))
  // A method that is missing here may be meant for a path with a parameter: POST /api/uaa/social/info.
  .map((path) => [path, meaningsAt(path, pagePatterns.find(path))] as const);
const byPath = new Map<string, Meanings>(literals);
const bySpelledPath = new Map<string, Meanings>(literals.filter(isOfPages).map(asSpelled));

/** What a request to the services means, as its call says. One lookup for the plain address of a call. */
export function meaningOf(method: string | undefined, pathname: string): RequestMeaning {
  const meanings = byPath.get(pathname) ?? findOtherwise(pathname);
  return method === 'GET' || method === 'HEAD' ? meanings.reading : meanings.writing;
}

/** For every path that is not the plain address of a call. */
function findOtherwise(pathname: string): Meanings {
  const spelled = callPathOf(pathname);
  return (
    bySpelledPath.get(spelled) ??
    pagePatterns.find(spelled) ??
    (otherFolders.some((folder) => pathname.startsWith(folder)) ? otherPatterns.find(pathname) : undefined) ??
    unknownMeaning
  );
}

/** Files of front ends are calls too, and answered by the BFF itself. */
function isOfServices(path: string): boolean {
  return /^\/(?:api|zuul|programs|scim)\//.test(path) || path === providerMetadataPath;
}

function folderOf(path: string): string {
  return path.slice(0, path.indexOf('{'));
}

function hidden({ reading, writing }: Meanings, folder: string): Meanings {
  const loggedAs = `${folder}*`;
  return { reading: { ...reading, loggedAs }, writing: { ...writing, loggedAs } };
}

function hasParameter(path: string): boolean {
  return path.includes('{') || path.endsWith('/');
}

/** What the calls and addresses with this very path say; else the meanings of whatever stands behind them. */
function meaningsAt(path: string, otherwise: Meanings = unknownMeaning): Meanings {
  const address = otherAddresses.find((each) => each.path === path);
  if (address) {
    const { effect, caller, deadlineMs } = address;
    const meaning = { ...unknownMeaning.reading, effect, caller, deadlineMs };
    return { reading: meaning, writing: meaning };
  }
  const callFor = (method: string) => allCalls.find((call) => call.path === path && call.method === method);
  const [get, post] = [callFor('GET'), callFor('POST')];
  const meanings = {
    reading: get ? ofCall(get) : otherwise.reading,
    writing: post ? ofCall(post) : otherwise.writing,
  };
  const folder = secretFolders.find((each) => path.startsWith(each) && hasParameter(path));
  return folder === undefined ? meanings : hidden(meanings, folder);
}

function isOfPages([, { reading }]: readonly [path: string, meanings: Meanings]): boolean {
  return reading.caller === 'page';
}

function asSpelled([path, meanings]: readonly [path: string, meanings: Meanings]): [string, Meanings] {
  return [path.toLowerCase(), meanings];
}

function ofCall({ effect, caller, audience, upload, checksUser, ...call }: CallMeaning): RequestMeaning {
  const deadlineMs =
    call.deadlineMs ?? (isAboutSession({ effect }) && !upload ? sessionDeadlineMs : undefined);
  return { effect, caller, audience, upload, checksUser, deadlineMs };
}

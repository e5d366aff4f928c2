/** Which app is open, for programs around the portal and old code inside it (A11). */
export interface CodeModel {
  readonly appCode: string;
  readonly code: string;
  readonly rootPath: string;
  readonly [name: string]: unknown;
}

/** What the global object says of the portal (Q14). */
export interface PlatformInfo {
  /** Version of the platform. */
  readonly version: string;
  /** `production` or `development`. */
  readonly env: string;
  /** Language of the page, `zh-CN` or `en`. */
  readonly langType: string;
  /** The words of all packs that were loaded, by key; a frozen copy. */
  readonly lang: Readonly<Record<string, string>>;
}

/** The global `PH`. A program around the portal may have put it there first, with hooks of its own, and may add some later. */
export interface PlatformObject extends PlatformInfo {
  /** A frozen copy: it changes through `setAppMsg` alone. */
  readonly codeModel: CodeModel;
  /**
   * Merges a plain object into the code model.
   * @throws TypeError for anything else
   */
  setAppMsg(message: Readonly<Record<string, unknown>>): void;
}

/** The global object, where there is one with its members. */
export function findPlatformObject(scope: object = globalThis): PlatformObject | undefined {
  const found: unknown = Reflect.get(scope, 'PH');
  return isPlatformObject(found) ? found : undefined;
}

/**
 * Puts the global object in place, or adds the members to the one that a program around the portal brought. Where that
 * program lets nothing in, there is none afterwards, and no app starts. A detail that the program has set itself stays.
 */
export function installPlatformObject(info: PlatformInfo, scope: object = globalThis): void {
  if (findPlatformObject(scope)) return;
  const given: unknown = Reflect.get(scope, 'PH');
  const host = isObject(given) ? given : {};
  if (!lockMembers(host, createMembers())) return;
  lockMembers(host, withoutKnown(info, host));
  if (host === given) return;
  Reflect.defineProperty(scope, 'PH', {
    value: host,
    writable: false,
    configurable: false,
    enumerable: true,
  });
}

function isPlatformObject(value: unknown): value is PlatformObject {
  return isObject(value) && 'setAppMsg' in value && 'codeModel' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Locks the members and leaves the object open: hooks of the program around the portal may come after the page. */
function lockMembers(host: object, members: object): boolean {
  const own = Object.getOwnPropertyDescriptors(members);
  return Object.entries(own).every(([name, descriptor]) => {
    const { set: _, ...rest } = descriptor;
    const locked = 'value' in rest ? { ...rest, writable: false } : rest;
    return Reflect.defineProperty(host, name, { ...locked, configurable: false, enumerable: true });
  });
}

function createMembers(): Omit<PlatformObject, keyof PlatformInfo> {
  let codeModel: CodeModel = Object.freeze({ appCode: '', code: '', rootPath: 'pages' });
  return {
    get codeModel() {
      return codeModel;
    },
    setAppMsg(message) {
      if (!isPlainObject(message)) throw new TypeError('setAppMsg 参数错误，必须传入一个对象');
      codeModel = Object.freeze({ ...codeModel, ...message });
    },
  };
}

/** The details that an object does not have yet; each is read anew at every access. */
function withoutKnown(info: PlatformInfo, host: object): object {
  const own = Object.entries(Object.getOwnPropertyDescriptors(info));
  return Object.defineProperties({}, Object.fromEntries(own.filter(([name]) => !(name in host))));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

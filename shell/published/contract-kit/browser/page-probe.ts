/** What the probe has noted of a page. */
export interface Probe {
  /** Violations of the policy: directive, what was blocked, and where. */
  readonly violations: readonly { directive: string; blocked: string; source: string }[];
  /** Timers that repeat and have not been ended. */
  intervals(): number;
  /** Listeners at window and document by name of the event. */
  listeners(): Readonly<Record<string, number>>;
  /** Members of built-in prototypes that are not as they were. */
  changedPrototypes(): string[];
}

declare global {
  var contractKit: Probe | undefined;
}

/** Runs in the page, before any script of it. */
export function installProbe(): void {
  const violations: { directive: string; blocked: string; source: string }[] = [];
  const intervals = new Set<unknown>();
  const listeners = new Map<string, Set<unknown>>();
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    const source = sourceFile ? `${sourceFile}:${lineNumber}` : 'the page';
    violations.push({ directive: effectiveDirective, blocked: blockedURI, source });
  });
  watchIntervals();
  watchListeners();
  const before = readPrototypes();
  globalThis.contractKit = {
    violations,
    intervals: () => intervals.size,
    listeners: () => Object.fromEntries([...listeners].map(([type, all]) => [type, all.size])),
    changedPrototypes: () => {
      const now = readPrototypes();
      const names = new Set([...before.keys(), ...now.keys()]);
      return [...names].filter((name) => before.get(name) !== now.get(name));
    },
  };

  function watchIntervals(): void {
    const { setInterval: set, clearInterval: clear } = window;
    window.setInterval = ((...args: Parameters<typeof set>) => {
      const id = set(...args);
      intervals.add(id);
      return id;
    }) as typeof set;
    window.clearInterval = ((id: number) => {
      intervals.delete(id);
      clear(id);
    }) as typeof clear;
  }

  function watchListeners(): void {
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
      const [type, listener] = args;
      if (isShared(this) && listener) listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      return Reflect.apply(add, this, args);
    };
    type Removed = Parameters<typeof remove>;
    EventTarget.prototype.removeEventListener = function (this: EventTarget, ...args: Removed) {
      if (isShared(this)) listeners.get(args[0])?.delete(args[1]);
      return Reflect.apply(remove, this, args);
    };
  }

  /** Elements take their listeners along; these two stay. */
  function isShared(target: unknown): boolean {
    return target === undefined || target === window || target === document;
  }

  function readPrototypes(): Map<string, unknown> {
    const owners = {
      Array,
      Object,
      String,
      Number,
      Function,
      Promise,
      Map,
      Set,
      Date,
      RegExp,
      Element,
      Node,
    };
    return new Map(
      Object.entries(owners).flatMap(([name, { prototype }]) =>
        Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(
          ([member, { value, get }]) => [`${name}.prototype.${member}`, get ?? value] as const,
        ),
      ),
    );
  }
}

// biome-ignore lint/style/noRestrictedImports: this is the one place that gives it another try
import { type ComponentType, type ReactElement, lazy as reactLazy } from 'react';
import { onBoundaryShown } from './load-failures.ts';

/**
 * As React's `lazy`, which remembers for ever that code could not be loaded. This one loads it anew when it is drawn again
 * after a {@link ErrorBoundary} has shown the failure. Code that is on its way when the network goes counts as not loaded.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const startAnew = () =>
    reactLazy(async () => {
      try {
        return await endWithNetwork(load());
      } catch (cause) {
        const failure = cause instanceof Error ? cause : new Error(String(cause));
        onBoundaryShown(failure, () => {
          Part = startAnew();
        });
        throw failure;
      }
    });
  let Part: ComponentType<Props> = startAnew();
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, beside its import, as React's own
  return function Lazy(props: Props): ReactElement {
    return <Part {...props} />;
  };
}

/** What is on its way when the network goes may never come. */
function endWithNetwork<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('offline'));
    addEventListener('offline', end);
    loading.then(resolve, reject).finally(() => removeEventListener('offline', end));
  });
}

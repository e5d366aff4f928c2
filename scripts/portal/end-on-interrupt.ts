/** 128 and the number of SIGINT, as shells have it. */
const interrupted = 130;

/** Ends the command on Ctrl+C at once, after whoever has this signal has cleared away. */
export function endOnInterrupt(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      ending.abort();
      process.exit(interrupted);
    });
  return ending.signal;
}

/**
 * Looks again at all news until it is true. Resolves with whether it came true in time and was not called off.
 * `onNews` answers how to stop hearing; `ms` is the longest wait.
 */
export function comesTrue(
  onNews: (listener: () => void) => () => void,
  isTrue: () => boolean,
  { signal, ms }: { signal: AbortSignal; ms: number },
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (result: boolean) => {
      clearTimeout(timer);
      quit();
      signal.removeEventListener('abort', stop);
      resolve(result);
    };
    const stop = () => end(false);
    const timer = setTimeout(stop, ms);
    const quit = onNews(() => isTrue() && end(true));
    signal.addEventListener('abort', stop);
    if (isTrue()) end(true);
  });
}

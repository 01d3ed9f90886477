/** What `TakeOver` of the site marks once the app has taken the document over (src/app/take-over.ts). */
const mark = 'taken-over';

type Moments = Pick<Performance, 'getEntriesByName'>;

/**
 * Answers once the app has taken its document over. A machine that is told something before would draw other words than those that
 * were built, and React would draw the page anew and say so on the console. `watch` is asked for every mark that comes.
 */
export function takenOver(
  moments: Moments = performance,
  watch: (onMark: () => void) => () => void = watchMarks,
): Promise<void> {
  const isIt = () => moments.getEntriesByName(mark).length > 0;
  if (isIt()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = watch(() => {
      if (!isIt()) return;
      stop();
      resolve();
    });
  });
}

function watchMarks(onMark: () => void): () => void {
  const observer = new PerformanceObserver(onMark);
  observer.observe({ type: 'mark', buffered: true });
  return () => observer.disconnect();
}

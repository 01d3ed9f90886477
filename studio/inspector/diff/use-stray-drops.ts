import { useEffect } from 'react';

/** A file that is dropped beside its place would take the place of the page, and of all that was chosen in it. */
export function useStrayDrops(): void {
  useEffect(() => {
    const stop = new AbortController();
    const stay = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', stay, stop);
    window.addEventListener('drop', stay, stop);
    return () => stop.abort();
  }, []);
}

import { lateView } from './late-view.tsx';

/** Steps of the order have it, and the pages that people arrive at do not. Fetched once, wherever it is drawn. */
export const LateProgressBar = lateView(async () => (await import('../ui/ProgressBar/ProgressBar.tsx')).ProgressBar);

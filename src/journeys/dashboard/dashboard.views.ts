import { Dashboard } from './views/Dashboard.tsx';

export const views = { Dashboard };

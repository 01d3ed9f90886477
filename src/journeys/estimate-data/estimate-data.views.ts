import { EstimatingData } from './views/EstimatingData.tsx';

export const views = { EstimatingData };

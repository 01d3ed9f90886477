import { ShowingPhones } from './views/ShowingPhones.tsx';

export const views = { ShowingPhones };

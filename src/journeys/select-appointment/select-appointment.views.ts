import { ChoosingDate } from './views/ChoosingDate.tsx';

export const views = {
  ChoosingDate,
};

import { ChoosingPair } from './views/ChoosingPair.tsx';

export const views = {
  ChoosingPair,
};

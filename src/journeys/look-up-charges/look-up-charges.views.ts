import { LookingUpCharges } from './views/LookingUpCharges.tsx';

export const views = { LookingUpCharges };

import type { Stroke } from './stroke.ts';

/** The pictures that also stand beside a form where people arrive: a module of their own, as those pages have no other. */
export const sideScenes = {
  house: [
    ['card', 'M72 90l48-42 48 42v66H72Z'],
    ['ink', 'M60 98l60-52 60 52M72 88v68h96V88', 'line'],
    ['turquoise', 'M108 118h24v38h-24z'],
    ['pink', 'M-6 88c22 50 54-14 78 30', 'line'],
  ],
  key: [
    ['yellow', 'M92 44a34 34 0 1 1 0 68 34 34 0 0 1 0-68Z'],
    ['ink', 'M92 44a34 34 0 1 1 0 68 34 34 0 0 1 0-68Z', 'line'],
    ['ink', 'M116 102l52 46m-16-14 12-14m-28-1 10-12', 'line'],
    ['card', 'M86 62a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z'],
    ['pink', 'M70 73C40 52 40 30 6 40', 'line'],
  ],
  letter: [
    ['card', 'M62 62h116v84H62Z'],
    ['ink', 'M62 62h116v84H62Zm0 0 58 48 58-48', 'line'],
    ['pink', 'M120 118c-14-11-20-17-20-25 0-11 15-14 20-4 5-10 20-7 20 4 0 8-6 14-20 25Z'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

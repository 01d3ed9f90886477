import { sideScenes } from './side-scenes.ts';
import type { Stroke } from './stroke.ts';

/** The pictures beside the headings of content pages: one thing each, standing on the hill that Scene.tsx draws. */
export const scenes = {
  ...sideScenes,
  bubble: [
    [
      'turquoise',
      'M72 44h96a14 14 0 0 1 14 14v58a14 14 0 0 1-14 14h-44l-30 26v-26H72a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14Z',
    ],
    ['card', 'M105 74c0-20 30-20 30 0 0 13-15 12-15 25m0 12v1', 'line'],
  ],
  coin: [
    ['yellow', 'M120 44a50 50 0 1 1 0 100 50 50 0 0 1 0-100Z'],
    ['on-yellow', 'M120 44a50 50 0 1 1 0 100 50 50 0 0 1 0-100Z', 'line'],
    ['on-yellow', 'M136 78c-6-12-30-10-28 8 1 10 6 20-6 34h36m-40-22h26', 'line'],
  ],
  bars: [
    ['yellow', 'M70 110h26v46H70z'],
    ['pink', 'M107 80h26v76h-26z'],
    ['turquoise', 'M144 46h26v110h-26z'],
  ],
  book: [
    ['card', 'M120 66C104 54 82 52 60 58v84c22-6 44-4 60 8Z'],
    ['card', 'M120 66c16-12 38-14 60-8v84c-22-6-44-4-60 8Z'],
    ['ink', 'M120 66C104 54 82 52 60 58v84c22-6 44-4 60 8 16-12 38-14 60-8V58c-22-6-44-4-60 8Zm0 0v84', 'line'],
    ['pink', 'M76 80c10-2 20-1 28 2m-28 18c10-2 20-1 28 2m60-22c-10-2-20-1-28 2', 'line'],
  ],
  cap: [
    ['turquoise', 'M86 98v30c18 16 50 16 68 0V98Z'],
    ['ink', 'M120 58 48 88l72 30 72-30Z'],
    ['pink', 'M120 88l56 14v34', 'line'],
  ],
  document: [
    ['card', 'M84 34h52l24 24v98H84Z'],
    ['ink', 'M84 34h52l24 24v98H84ZM136 34v24h24', 'line'],
    ['pink', 'M100 78h44m-44 20h44m-44 20h28', 'line'],
  ],
  globe: [
    ['turquoise', 'M120 40a54 54 0 1 1 0 108 54 54 0 0 1 0-108Z'],
    ['card', 'M66 94h108M120 40c-36 30-36 78 0 108m0-108c36 30 36 78 0 108', 'line'],
  ],
  heart: [['pink', 'M120 152C84 124 66 106 66 82c0-32 40-40 54-12 14-28 54-20 54 12 0 24-18 42-54 70Z']],
  leaf: [
    ['turquoise', 'M116 154C62 132 64 68 138 38c42 44 34 98-22 116Z'],
    ['card', 'M116 154c-2-38 4-62 16-84m-14 56-22-16m26-10 22-14', 'line'],
  ],
  mast: [
    ['ink', 'M120 70 94 156m26-86 26 86M106 116h28m-34 20h40', 'line'],
    ['pink', 'M98 48a32 32 0 0 0 0 42m44-42a32 32 0 0 1 0 42M82 34a54 54 0 0 0 0 70m76-70a54 54 0 0 1 0 70', 'line'],
    ['turquoise', 'M120 60a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
  ],
  phone: [
    ['ink', 'M92 30h56a10 10 0 0 1 10 10v106a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z'],
    ['turquoise', 'M90 46h60v88H90z'],
    ['card', 'M112 145h16m-32-73c14 18 20-16 34 2 8 10-6 22-12 30', 'line'],
  ],
  sim: [
    ['pink', 'M90 36h42l28 28v84a8 8 0 0 1-8 8H90a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z'],
    ['yellow', 'M98 88h46v48H98z'],
    ['ink', 'M98 112h46m-23-24v48M98 88h46v48H98Z', 'line'],
  ],
  van: [
    ['turquoise', 'M46 72h90v66H46Z'],
    ['pink', 'M136 92h28l24 24v22h-52Z'],
    ['card', 'M146 100h14l14 16h-28Z'],
    ['ink', 'M78 126a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm78 0a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z'],
    ['card', 'M64 98h40m-40 16h24', 'line'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export const strokesOf = (name: keyof typeof scenes): readonly Stroke[] => scenes[name];

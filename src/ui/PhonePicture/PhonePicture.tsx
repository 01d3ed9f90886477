import { backOf, cameras, frontOf, screenOf, shapeOf, type PhoneShape } from './phone-shapes.ts';

const idOf = (shape: PhoneShape): string => `phone-${shape}`;

function Shape({ shape }: { shape: PhoneShape }) {
  return (
    <symbol id={idOf(shape)} viewBox="0 0 120 140">
      <path d={frontOf} fill="currentColor" stroke="#808080" />
      <path d={screenOf} fill="#14170d" />
      <path d="M51 96c18-26 36 8 54-30v56a9 9 0 0 1-9 9h-36a9 9 0 0 1-9-9z" fill="currentColor" opacity=".75" />
      <path d={backOf} fill="currentColor" stroke="#808080" />
      {cameras[shape].map(({ d, fill, opacity }) => (
        <path key={d} d={d} fill={fill} opacity={opacity} />
      ))}
    </symbol>
  );
}

/** The shapes that are drawn on a page, once each: a picture points to its own. */
export function PhoneShapes({ shapes }: { shapes: readonly string[] }) {
  const drawn = [...new Set(shapes.map(shapeOf))];
  return (
    <svg display="none" aria-hidden>
      {drawn.map((shape) => (
        <Shape key={shape} shape={shape} />
      ))}
    </svg>
  );
}

/** A phone from both sides, in its colour. What it is stands beside it in words. */
export function PhonePicture({ shape, hex }: { shape: string; hex: string }) {
  return (
    <svg viewBox="0 0 120 140" color={hex} aria-hidden>
      <use href={`#${idOf(shapeOf(shape))}`} />
    </svg>
  );
}

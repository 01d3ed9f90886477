import { encode } from 'uqr';
import classes from './QrCode.module.css';

/** What readers need to find it: four modules of nothing on each side. */
const QUIET = 4;

function encoded(text: string) {
  try {
    return encode(text, { ecc: 'M', border: QUIET });
  } catch {
    return null;
  }
}

/**
 * A text for the camera of another device. Dark on light in every colour scheme, as not every reader knows the other.
 * Nothing where the text is too long for it, some 2,300 bytes.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = encoded(text);
  if (!code) return null;
  const { data, size } = code;
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

export type StrokeTone = 'pink' | 'yellow' | 'turquoise' | 'olive' | 'ink' | 'on-yellow' | 'card';

/** One stroke of a picture: its colour, its path, and whether it is a line instead of a surface. */
export type Stroke = readonly [tone: StrokeTone, d: string, kind?: 'line'];

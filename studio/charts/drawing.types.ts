import type { ChartState } from './chart.types.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** A line of text in a box or a label; `title` is set larger. */
export type TextLine = { text: string; role: 'title' | 'words' | 'call' | 'stays' | 'wrong'; transition?: string };

export type DrawnState = Box & {
  id: string;
  kind: ChartState['kind'];
  /** 0 is the machine itself. */
  depth: number;
  /** Lives side by side with others of a parallel state. */
  isRegion: boolean;
  tags: readonly string[];
  lines: readonly TextLine[];
};

/** All transitions between two states share one arrow; each has lines of its own in the label. */
export type DrawnEdge = {
  id: string;
  from: string;
  to: string;
  transitions: readonly string[];
  points: readonly Point[];
  label: Box & { lines: readonly TextLine[] };
  /** The customer opens an address: no transition leads there. */
  isLink?: boolean;
};

/** Positions in px from the top left. `starts` are the dots that lead to a first state. */
export type Drawing = {
  width: number;
  height: number;
  states: readonly DrawnState[];
  starts: readonly Point[];
  edges: readonly DrawnEdge[];
};

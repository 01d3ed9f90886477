import { describe, expect, it } from 'vitest';
import { around, centredOn, fitted, isInSight, opening, readable, zoomed } from './viewport.ts';

const pane = { width: 600, height: 400 };

describe('who looks at a chart', () => {
  it('zooms about the point under the pointer', () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, { x: 110, y: 120 });
    expect(after).toEqual({ x: -90, y: -80, scale: 2 });
  });

  it('never zooms so far that nothing is left to see', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 1e6, { x: 0, y: 0 }).scale).toBeLessThan(10);
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 1e-6, { x: 0, y: 0 }).scale).toBeGreaterThan(0.01);
  });

  it('sees all of it when it is fitted, never larger than drawn', () => {
    const { x, y, scale } = fitted({ width: 2000, height: 1000 }, pane);
    expect(isInSight({ x: 0, y: 0, width: 2000, height: 1000 }, { x, y, scale }, pane)).toBe(true);
    expect(fitted({ width: 60, height: 40 }, pane).scale).toBe(1);
  });

  it('can read what a large chart begins with, and sees a small one whole', () => {
    const dot = { x: 1400, y: 60 };
    const large = opening({ width: 3000, height: 9000, starts: [dot] }, pane);
    expect(large.scale).toBe(readable);
    expect(isInSight({ ...dot, width: 100, height: 200 }, large, pane)).toBe(true);
    const small = { width: 500, height: 300 };
    expect(isInSight({ x: 0, y: 0, ...small }, opening({ ...small, starts: [dot] }, pane), pane)).toBe(true);
  });

  it('finds the state that is lit in the middle, large enough to be read', () => {
    const box = { x: 3000, y: 5000, width: 200, height: 100 };
    const viewport = centredOn(box, pane, 0.1);
    expect(viewport.scale).toBe(readable);
    expect(isInSight(box, viewport, pane)).toBe(true);
  });

  it('sees several lit states at once', () => {
    expect(around([])).toBeNull();
    expect(
      around([
        { x: 10, y: 10, width: 10, height: 10 },
        { x: 50, y: 0, width: 10, height: 5 },
      ]),
    ).toEqual({
      x: 10,
      y: 0,
      width: 50,
      height: 20,
    });
  });
});

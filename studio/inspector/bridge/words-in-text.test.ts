import { describe, expect, it } from 'vitest';
import { rewriterOf } from './words-in-text.ts';

const rewrite = (from: string, to: string, text: string, others: readonly string[] = []) =>
  rewriterOf({ from, to, views: [], others }).rewrite(text);

describe('other words for a sentence, in a text of the page', () => {
  it('take its place, and that of no other', () => {
    expect(rewrite('Choose your plan', 'Pick a plan', 'Choose your plan')).toBe('Pick a plan');
    expect(rewrite('Choose your plan', 'Pick a plan', 'Choose your date')).toBeNull();
  });

  it('keep what its gaps were filled with, in their new order', () => {
    expect(rewrite('Pay {sum} by {day}.', 'By {day}: {sum}', 'Pay £25 by Monday.')).toBe('By Monday: £25');
    expect(rewrite('{a} and {a} again', '{a}, then {a}', 'one and one again')).toBe('one, then one');
    expect(rewrite('Costs £{n} (more)', '£{n}', 'Costs £5 (more)')).toBe('£5');
  });

  it('take its place within a longer text, where it is several words', () => {
    expect(rewrite('Free set-up', 'No set-up fee', '12 months · Free set-up')).toBe('12 months · No set-up fee');
    expect(rewrite('to', 'until', 'from Monday to Friday')).toBeNull();
  });

  it('leave a sentence that only reads alike', () => {
    const others = ['Download and upload'];
    expect(rewrite('{down} and {up}', '{down} + {up}', 'Download and upload', others)).toBeNull();
    expect(rewrite('{down} and {up}', '{down} + {up}', '1 Gbps and 150 Mbps', others)).toBe('1 Gbps + 150 Mbps');
  });

  it('are taken as they are typed', () => {
    expect(rewrite('Free set-up', '$& free', 'Set-up: Free set-up')).toBe('Set-up: $& free');
  });
});

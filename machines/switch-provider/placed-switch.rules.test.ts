import { describe, expect, it } from 'vitest';
import { isNewsAwaited, maySwitchAgain, placedNewsOf } from './placed-switch.rules.ts';
import { failedWith, matched, switchingWith } from './switch-provider.cases.ts';
import { repairs } from './repairs.rules.ts';

const codes = Object.keys(repairs);
const after = (state: string, code?: string) => ({
  ...matched,
  state,
  ...(code !== undefined && { error: { code, message: code } }),
});

describe('the switch of a placed order', () => {
  it.each([
    ['consented', 'telling'],
    ['ordered', 'accepted'],
    ['updated', 'accepted'],
    ['triggered', 'complete'],
    ['cancelled', 'cancelled'],
    ['expired', 'ranOut'],
    ['loading', 'checking'],
    ['matched', 'ready'],
    ['under_review', 'unknown'],
    ['toString', 'unknown'],
  ])('%s, without a fault, is told as "%s" (SW-09)', (state, news) => {
    expect(placedNewsOf(after(state))).toBe(news);
  });

  it.each(codes)('refused with %s can be tried again, and is never told as going well (SW-09)', (code) => {
    const news = placedNewsOf(failedWith(code));
    expect(['notOrdered', 'overAlready']).toContain(news);
    expect(maySwitchAgain(switchingWith(failedWith(code)))).toBe(true);
  });

  it.each(['1204', '1212', '1214'])('%s: the old service ends without us (SW-09)', (code) => {
    expect(placedNewsOf(failedWith(code))).toBe('overAlready');
  });

  it.each(['1201', '1205', '1211', '9008'])('%s: the old service goes on (SW-09)', (code) => {
    expect(placedNewsOf(failedWith(code))).toBe('notOrdered');
  });

  it.each(codes)('ordered, and a later message refused with %s: the customer is to check (SW-09)', (code) => {
    expect(placedNewsOf(after('ordered', code))).toBe('refused');
    expect(maySwitchAgain(switchingWith(after('ordered', code)))).toBe(false);
  });

  it.each([
    ['expired', '1302', 'ranOut'],
    ['expired', '1402', 'ranOut'],
    ['triggered', '1304', 'complete'],
    ['cancelled', '1305', 'cancelled'],
    ['cancelled', '1405', 'cancelled'],
  ])('%s with %s is told as "%s" (SW-09)', (state, code, news) => {
    expect(placedNewsOf(after(state, code))).toBe(news);
  });

  it('can be tried again only while the losing provider has none of it (SW-04)', () => {
    const tried = ['loading', 'matched', 'consented', 'ordered', 'updated', 'triggered', 'cancelled', 'expired'].filter(
      (state) => maySwitchAgain(switchingWith(after(state))),
    );
    expect(tried).toEqual(['loading', 'matched', 'expired']);
    expect(maySwitchAgain({ ...switchingWith(failedWith('1201')), wish: 'self' })).toBe(false);
    expect(maySwitchAgain({ ...switchingWith(matched), status: null })).toBe(false);
  });

  it('can’t be tried again once its plan has ended, and is told so in place of its fault (SW-09)', () => {
    const states = ['loading', 'matched', 'failed', 'expired', 'ordered', 'triggered', 'cancelled', 'under_review'];
    const ended = states.map((state) => ({ ...after(state), planEndedOn: '2027-03-03' }));
    expect(ended.map(placedNewsOf)).toEqual([
      ...Array.from({ length: 4 }, () => 'planEnded'),
      'accepted',
      'complete',
      'cancelled',
      'unknown',
    ]);
    expect(ended.filter((status) => maySwitchAgain(switchingWith(status)))).toEqual([]);
  });

  it('is looked at again while the losing provider has not answered (SW-09)', () => {
    const states = ['loading', 'matched', 'failed', 'consented', 'ordered', 'triggered', 'cancelled', 'expired'];
    expect(states.filter((state) => isNewsAwaited(after(state)))).toEqual(['loading', 'consented']);
  });
});

import { describe, expect, it } from 'vitest';
import { commandFor, fromEnvironment, readArguments, toEnvironment } from './model-options.ts';
import { randomWalksInBrowser } from './runner/walks-in-browser.ts';
import { logIn } from './journeys/log-in.browser.ts';

const read = (line: string) => readArguments(line === '' ? [] : line.split(' '), () => 4711);

describe('what a tester asks of npm run test:model', () => {
  it('is every walk where nothing is said', () => {
    expect(read('')).toEqual({ list: false });
    expect(fromEnvironment({ PATH: '/bin' })).toEqual({});
  });

  it('is random customers by a seed, which is any where none is said', () => {
    expect(read('--random 5').random).toEqual({ walks: 5, seed: 4711, steps: 30 });
    expect(read('--random 5 --seed 7 --steps 12 --list')).toEqual({
      list: true,
      random: { walks: 5, seed: 7, steps: 12 },
    });
  });

  it.each([
    '',
    '--journey book-install',
    '--journey book-install --to visitRejected',
    '--journey address-check --walk 3',
    '--journey address-check --walk 3 --watch',
    '--journey log-in --random 2 --seed 0 --steps 9',
    '--journey log-in --random 2 --seed 7 --steps 9 --to enteringCode',
  ])('reaches the browser as it was said: %s', (line) => {
    const { list, ...options } = read(line);
    expect(fromEnvironment(toEnvironment(options))).toEqual(options);
    expect(commandFor(options).replace(/^npm run test:model -- ?/, '')).toBe(line);
    expect(list).toBe(false);
  });

  it.each([
    ['--random many', '--random takes a whole number from 1 on, not "many"'],
    ['--random 0', '--random takes a whole number from 1 on, not "0"'],
    ['--random 2 --seed 1.5', '--seed takes a whole number from 0 on, not "1.5"'],
    ['--random 2 --steps 0', '--steps takes a whole number from 1 on, not "0"'],
    ['--seed 7', '--seed and --steps are for random walks: say how many, with --random'],
    ['--to enteringCode', 'Say of which journey, with --journey'],
    ['--walk 3', 'Say of which journey, with --journey'],
    ['--journey log-in --walk first', '--walk takes a whole number from 1 on, not "first"'],
    ['--journey log-in --walk 3 --to enteringCode', 'leave out --to and --random'],
    ['--journey log-in --walk 3 --random 2', 'leave out --to and --random'],
  ])('is refused where it makes no sense: %s', (line, why) => expect(() => read(line)).toThrow(why));
});

describe('random customers in the browser', () => {
  const random = { walks: 4, seed: 7, steps: 15 };
  const told = (walks: ReturnType<typeof randomWalksInBrowser>) =>
    walks.map(({ seed, walk }) => [seed, ...walk.moves.map(({ event, to }) => [event, to])]);

  it('go the same way again by the same seed, also one of them alone', () => {
    const walks = randomWalksInBrowser(logIn, random);
    expect(walks.map(({ seed }) => seed)).toEqual([7, 8, 9, 10]);
    expect(told(randomWalksInBrowser(logIn, random))).toEqual(told(walks));
    expect(told(randomWalksInBrowser(logIn, { ...random, walks: 1, seed: 9 }))).toEqual(told(walks).slice(2, 3));
  });

  it('take at most the steps asked for, and then what comes of them by itself', () => {
    for (const { walk, steps } of randomWalksInBrowser(logIn, { walks: 40, seed: 0, steps: 6 })) {
      expect(walk.moves.length).toBeLessThanOrEqual(9);
      expect(steps.flatMap(({ moves }) => moves)).toEqual(walk.moves);
    }
  });

  it('stop where they were to get', () => {
    const walks = randomWalksInBrowser(logIn, { walks: 20, seed: 1, steps: 60 }, 'enteringCode');
    const there = walks.filter(({ steps }) => steps.at(-1)?.after.matches('enteringCode'));
    expect(there.length).toBeGreaterThan(5);
  });
});

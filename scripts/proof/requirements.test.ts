import { describe, expect, it, test } from 'vitest';
import { gapsIn, readRequirements } from './requirements.ts';

const page = (...lines: string[]) => ['# Requirements', '', 'What must hold.', '', ...lines].join('\n');
const first = '- **ZZ-01** A bird sings. _(unit, browser; points 2, 4)_';
const second = '- **ZZ-02** It rests. _(machine; point 3)_ **No test:** Nobody sees it rest.';

test('a requirement is read with its ways, its points and the reason why it has no test', () => {
  const [section] = readRequirements(page('## ZZ: birds (2)', '', first, second));
  expect(section).toEqual({
    letters: 'ZZ',
    title: 'birds',
    promised: 2,
    requirements: [
      { id: 'ZZ-01', words: 'A bird sings.', ways: ['unit', 'browser'], points: ['2', '4'], exemption: null },
      { id: 'ZZ-02', words: 'It rests.', ways: ['machine'], points: ['3'], exemption: 'Nobody sees it rest.' },
    ],
  });
});

test.each(['- **ZZ-01** A bird sings.', '- **ZZ-1** A bird sings. _(unit; point 2)_', '- **ZZ-01**'])(
  'a line that cannot be read stops everything: %s',
  (line) => {
    expect(() => readRequirements(page('## ZZ: birds (1)', line))).toThrow(line);
  },
);

test('a heading that cannot be read stops everything', () => {
  expect(() => readRequirements(page('## Birds', first))).toThrow('## Birds');
});

describe('a list', () => {
  it('that has what it promises has no gap', () => {
    expect(gapsIn(readRequirements(page('## ZZ: birds (2)', first, second)))).toEqual([]);
  });

  it.each([
    ['has less than it promises', ['## ZZ: birds (3)', first, second]],
    ['has lost one in the middle', ['## ZZ: birds (2)', first, second.replace('ZZ-02', 'ZZ-03')]],
    ['has one twice', ['## ZZ: birds (2)', first, first]],
    ['has one of another section', ['## ZZ: birds (2)', first, second.replace('ZZ-02', 'ZY-02')]],
  ])('that %s says so', (_what, lines) => {
    expect(gapsIn(readRequirements(page(...lines)))).toEqual([expect.stringMatching(/^ZZ promises \d/)]);
  });
});

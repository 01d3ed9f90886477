import { describe, expect, it } from 'vitest';
import { findMutants, surroundingsOf } from './find-mutants.ts';
import { withFault } from './mutant.ts';

/** Every fault of a piece of code, as the piece would stand then; spaces told as one. */
function faultsIn(text: string, file = 'machines/tea/tea.machine.ts', others: { file: string; text: string }[] = []) {
  const given = { file, text };
  return findMutants(given, surroundingsOf([given, ...others])).map((mutant) =>
    withFault(text, mutant).replaceAll(/\s+/g, ' '),
  );
}

describe('conditions', () => {
  it('lose one of their parts', () => {
    expect(faultsIn('f(warm && sweet)')).toEqual(['f((warm))', 'f((sweet))']);
    expect(faultsIn('f(warm || sweet)')).toEqual(['f((warm))', 'f((sweet))']);
  });

  it('say the opposite, or take the next number in', () => {
    expect(faultsIn('f(cup === full)')).toEqual(['f(cup !== full)']);
    expect(faultsIn('f(cups < many)')).toEqual(['f(cups <= many)', 'f(cups >= many)']);
    expect(faultsIn('f(!cold)')).toEqual(['f(cold)']);
  });

  it('always hold, or never', () => {
    expect(faultsIn('if (cold) reheat();')).toEqual(['if (true) reheat();', 'if (false) reheat();']);
    expect(faultsIn('f(cold ? reheat : drink)')).toEqual(['f((reheat))', 'f((drink))']);
  });

  it('are left alone where only the program could be wrong', () => {
    expect(faultsIn("if (!cup) throw new Error('no cup');")).toEqual([]);
  });
});

describe('values', () => {
  it('give way to what stands in for them', () => expect(faultsIn('f(sugar ?? honey)')).toEqual(['f((honey))']));

  it('are the next number, the other truth, no text', () => {
    expect(faultsIn('const most = 3;')).toEqual(['const most = 4;']);
    expect(faultsIn('const warm = true;')).toEqual(['const warm = false;']);
    expect(faultsIn("const words = { title: 'Tea' };")).toEqual(["const words = { title: '' };"]);
  });

  it('are missing in a list of names, or in what is given back', () => {
    expect(faultsIn("f(['black', 'green'])")).toEqual(["f(['green'])", "f(['black'])"]);
    expect(faultsIn('const cup = () => ({ tea, size: large });')).toEqual([
      'const cup = () => ({ tea: undefined, size: large });',
      'const cup = () => ({ tea, size: undefined });',
    ]);
    expect(faultsIn('const cup = () => ({ size: undefined });')).toEqual([]);
  });

  it('are taken as they come', () => {
    expect(faultsIn('f(name.trim())')).toEqual(['f(name)']);
    expect(faultsIn('f(cups.some(isFull))')).toEqual(['f(cups.every(isFull))']);
  });

  it('are mixed up with the other one of a pair that the file knows', () => {
    expect(faultsIn('f(a.firstName, a.lastName)')).toEqual([
      'f(a.lastName, a.lastName)',
      'f(a.firstName, a.firstName)',
    ]);
    expect(faultsIn('f(a.firstName)')).toEqual([]);
  });
});

describe('a chart', () => {
  const states = (of: string) => `const chart = { states: { boiling: ${of}, brewing: {}, drinking: {} } };`;

  it('leads to the state beside the right one', () => {
    expect(faultsIn(states("{ onDone: 'brewing' }"))).toEqual([states("{ onDone: 'drinking' }")]);
    expect(faultsIn("const chart = { initial: 'cold', states: { cold: {}, warm: {} } };")).toEqual([
      "const chart = { initial: 'warm', states: { cold: {}, warm: {} } };",
    ]);
  });

  it('fails to the state beside the right one', () => {
    expect(faultsIn(states("{ onError: failsTo('brewing') }"))).toEqual([states("{ onError: failsTo('drinking') }")]);
  });

  it('knows the states beside one that has a file of its own', () => {
    const machine = {
      file: 'machines/tea/tea.machine.ts',
      text: 'const chart = { states: { boiling, brewing: {}, cold: {} } };',
    };
    expect(faultsIn("export const boiling = { onDone: 'brewing' };", 'machines/tea/tea.boiling.ts', [machine])).toEqual(
      ["export const boiling = { onDone: 'cold' };"],
    );
  });

  it('has no way for an event, or leads elsewhere', () => {
    expect(faultsIn(states("{ on: { 'cup.filled': 'brewing' } }"))).toEqual([
      states('{ on: { } }'),
      states("{ on: { 'cup.filled': 'drinking' } }"),
    ]);
  });

  it('has no branch for a condition; the last one stays', () => {
    expect(faultsIn("f([{ guard: 'isHot', target: '#a' }, { target: '#a' }])")).toEqual(["f([ { target: '#a' }])"]);
  });

  it('opens a page to all that a condition opens', () => {
    expect(faultsIn("f({ route: { guard: 'isHot' } })")).toEqual(['f({ route: { } })']);
  });

  it('asks the opposite by a named condition', () => {
    expect(faultsIn('const s = { guards: { isHot: () => hot } };')).toEqual([
      'const s = { guards: { isHot: () => !(hot) } };',
    ]);
  });

  it('forgets an action, or one part of what an action keeps', () => {
    expect(faultsIn("f({ actions: 'pour', tags: ['busy'] })")).toEqual(["f({ tags: ['busy'] })"]);
    expect(faultsIn("f({ actions: ['pour', 'stir'] })")).toEqual([
      "f({ actions: [ 'stir'] })",
      "f({ actions: ['pour', ] })",
    ]);
    expect(faultsIn('f(assign({ cup, tea: green }))')).toEqual(['f(assign({ tea: green }))', 'f(assign({ cup, }))']);
  });

  it('is left alone in what is told of its states, and in names', () => {
    expect(faultsIn("f({ description: 'The tea draws.', id: 'tea', meta: { view: 'Tea' } })")).toEqual([]);
  });
});

describe('a view', () => {
  const copy = {
    file: 'src/journeys/tea/tea.copy.ts',
    text: "export const teaCopy = { Brewing: { title: 'Tea', wait: 'Wait' } };",
  };
  const view = 'src/journeys/tea/views/Brewing.tsx';

  it('says its neighbour’s words', () => {
    expect(faultsIn('const copy = teaCopy.Brewing; f(copy.title);', view, [copy])).toEqual([
      'const copy = teaCopy.Brewing; f(copy.wait);',
    ]);
    expect(faultsIn(copy.text, copy.file)).toEqual([
      "export const teaCopy = { Brewing: { title: 'Wait', wait: 'Wait' } };",
      "export const teaCopy = { Brewing: { title: 'Tea', wait: 'Tea' } };",
    ]);
  });

  it('sends another event', () => {
    const known = { file: 'src/journeys/tea/views/Cup.tsx', text: "send({ type: 'cup.emptied' });" };
    expect(faultsIn("send({ type: 'cup.filled' });", view, [known])).toEqual(["send({ type: 'cup.emptied' });"]);
  });
});

it('says in which state a fault stands', () => {
  const file = 'machines/tea/tea.machine.ts';
  const text =
    "const tea = { states: { steeping: { on: { done: { target: 'ready', guard: 'isDark' } } }, ready: {} } }; f(!cold);";
  const found = findMutants({ file, text }, surroundingsOf([{ file, text }]));
  expect(found.find(({ what }) => what.includes('cold'))?.state).toBeUndefined();
  expect(found.some(({ state }) => state === 'steeping')).toBe(true);
});

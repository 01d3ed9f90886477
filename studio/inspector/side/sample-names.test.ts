import { expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { registerAnswers } from '../register/register-answers.ts';
import { sampleNames } from './sample-names.ts';

const type = 'wish.submitted';

it('a tester reads what a sample holds, by the fields that tell it from the others', () => {
  const wish = { type, name: 'Ada', choice: 'keep', number: { type: 'mobile' } };
  expect(sampleNames([wish, { ...wish, choice: 'new' }, { ...wish, choice: null }])).toEqual([
    'choice keep',
    'choice new',
    'choice nothing',
  ]);
  expect(sampleNames([wish, { ...wish, number: { type: 'landline' } }])).toEqual([
    'number type mobile',
    'number type landline',
  ]);
});

it('lists are told by their length, and as many fields as it takes', () => {
  const named = sampleNames([
    { type, slots: [], isAny: true },
    { type, slots: ['AM'], isAny: true },
    { type, slots: ['AM', 'PM'], isAny: true },
    { type, slots: ['AM', 'PM'], isAny: false },
  ]);
  expect(named).toEqual([
    'slots no entries, is any yes',
    'slots 1 entry, is any yes',
    'slots 2 entries, is any yes',
    'slots 2 entries, is any no',
  ]);
});

it('the only sample needs no name', () => {
  expect(sampleNames([{ type, choice: 'keep' }])).toEqual(['']);
});

it('of no event of any journey two samples are called the same', async () => {
  for (const { name } of journeys) {
    const samples = await registerAnswers.samples(name, { active: [], context: null });
    for (const [event, own] of Map.groupBy(samples, (sample) => sample.type)) {
      const names = sampleNames(own);
      expect(new Set(names).size, `${name}, ${event}: ${names.join(' | ')}`).toBe(own.length);
    }
  }
});

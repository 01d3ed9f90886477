import { describe, expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { mapOf } from '../../map/maps.ts';
import { placesOn } from '../map-view/on-map.ts';
import { cardMarkOf, funnelMarks, mostLeft } from './funnel-marks.ts';
import { otherQuestionOf, questionOf, wholeFunnel } from './funnel-question.ts';
import { differenceLines, lengthOf, placeLines } from './funnel-words.ts';
import type { Funnel, PlaceSums } from './funnel.types.ts';

const journey = journeys.find(({ name }) => name === 'choose-plan');
if (!journey) throw new Error('No choose-plan in the register');
const map = mapOf(journey);
const now = new Date('2026-11-23T12:00:00Z');
const asked = { machine: 'choosePlan', map, now };

const sums = (place: string, some: Partial<PlaceSums> = {}): PlaceSums => ({
  place,
  came: 0,
  wentOn: 0,
  left: 0,
  stillThere: 0,
  medianSeconds: null,
  ...some,
});
const funnel = (...places: PlaceSums[]): Funnel => ({
  runs: 1,
  visits: 1,
  entries: 1,
  moves: [],
  devices: [],
  versions: [],
  places,
});

describe('what the collector is asked', () => {
  it('names each state with the place that it has on the map, and nothing twice', () => {
    const { places } = questionOf(wholeFunnel, asked);
    expect(places['choosePlan.choosingPlan.comparingPlans']).toBe('page:ChoosingPlan');
    expect(new Set(Object.values(places))).toEqual(new Set(map.cards.flatMap(placesOn).map(({ id }) => id)));
  });

  it('is about the last 30 days where nobody says otherwise', () => {
    expect(questionOf(wholeFunnel, asked)).toMatchObject({ journey: 'choosePlan', from: '2026-10-24T12:00:00.000Z' });
    expect(questionOf({ ...wholeFunnel, period: 'all' }, asked)).not.toHaveProperty('from');
  });

  it('is asked a second time for what it is compared with', () => {
    const choice = { ...wholeFunnel, period: 'day', device: 'phone' } as const;
    expect(otherQuestionOf(choice, asked)).toBeNull();
    expect(otherQuestionOf({ ...choice, against: { kind: 'before' } }, asked)).toMatchObject({
      device: 'phone',
      from: '2026-11-21T12:00:00.000Z',
      to: '2026-11-22T12:00:00.000Z',
    });
    expect(otherQuestionOf({ ...choice, against: { kind: 'device', device: 'desktop' } }, asked)).toMatchObject({
      device: 'desktop',
      from: '2026-11-22T12:00:00.000Z',
    });
    expect(otherQuestionOf({ ...choice, against: { kind: 'version', version: 'one' } }, asked)).toMatchObject({
      device: 'phone',
      version: 'one',
    });
    // There is nothing before all.
    expect(otherQuestionOf({ ...choice, period: 'all', against: { kind: 'before' } }, asked)).toBeNull();
  });
});

describe('what a card says', () => {
  const page = sums('page:ChoosingPlan', { came: 1_200, wentOn: 900, left: 290, stillThere: 10, medianSeconds: 95 });

  it('is who came, went on and left, who is still there, and how long they stayed', () => {
    expect(placeLines(page)).toEqual([
      '1,200 came, 900 went on',
      '290 left, 24 %; 10 still there',
      'stayed 1 min 35 s (median)',
    ]);
    expect(placeLines(sums('page:ChoosingPlan'))).toEqual(['nobody came']);
    expect(placeLines(sums('end:planCreated', { came: 3, left: 3 }))).toEqual(['3 came to this end']);
  });

  it('is, where it is compared, how many more or fewer, and which share of them left', () => {
    const other = sums('page:ChoosingPlan', { came: 1_000, left: 100 });
    expect(differenceLines(page, other)).toEqual(['200 more came', 'left: 24 % against 10 %']);
    expect(differenceLines(other, page)[0]).toBe('200 fewer came');
    expect(differenceLines(page, sums('page:ChoosingPlan'))).toEqual(['1,200 more came']);
    expect(differenceLines(page, page)[0]).toBe('as many came');
  });

  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [125, '2 min 5 s'],
    [3_600, '1 h'],
    [4_260, '1 h 11 min'],
  ])('says %s seconds as %s', (seconds, words) => expect(lengthOf(seconds)).toBe(words));
});

describe('where most leave', () => {
  const [card] = map.cards;
  const here = card ? placesOn(card) : [];
  const folded = card?.wrong[0]?.place.id ?? '';

  it('is said over the card, in words and with a sign, wherever on it they leave', () => {
    const onPage = funnel(
      sums('page:ChoosingPlan', { came: 9, left: 5 }),
      sums('end:planCreated', { came: 9, left: 9 }),
    );
    expect([...mostLeft(onPage, map)]).toEqual(['page:ChoosingPlan']);
    expect(cardMarkOf(onPage, map, here)).toEqual({ kind: 'bad', sign: '▼', words: 'most leave here' });
    expect(cardMarkOf(funnel(sums(folded, { came: 2, left: 2 })), map, here)?.words).toBe('most leave in its ways');
    expect(cardMarkOf(funnel(sums('page:ChoosingPlan', { came: 1, wentOn: 1 })), map, here)).toBeNull();
  });

  it('is nowhere where the main way ends: whoever leaves there has done what they came for', () => {
    const interest = journeys.find(({ name }) => name === 'register-interest');
    if (!interest) throw new Error('No register-interest in the register');
    const left = funnel(
      sums('page:EnteringDetails', { came: 9, wentOn: 7, left: 2 }),
      sums('page:InterestRegistered', { came: 7, left: 7 }),
    );
    expect([...mostLeft(left, mapOf(interest))]).toEqual(['page:EnteringDetails']);
  });

  it('is said of each state in chart and outline, with the sums of its page', () => {
    const marks = funnelMarks(map, { sums: funnel(sums('page:ChoosingPlan', { came: 9, left: 5 })), other: null });
    expect(marks.get('choosePlan.choosingPlan.comparingPlans')).toEqual({
      kind: 'bad',
      sign: '▼',
      words: 'most leave here; 9 came, 0 went on; 5 left, 56 %',
    });
    expect(marks.get('planCreated') ?? marks.get('choosePlan.planCreated')).toMatchObject({ words: 'nobody came' });
    expect(funnelMarks(map, { sums: null, other: null }).size).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { registerAnswers } from './register-answers.ts';

describe('the register of an inspector', () => {
  it('has every journey, each as data that a worker can send', async () => {
    const entries = await registerAnswers.journeys();
    expect(entries.map(({ name }) => name)).toEqual(journeys.map(({ name }) => name));
    for (const { name, machine } of entries) {
      const journey = await registerAnswers.journey(name);
      expect(structuredClone(journey)).toEqual(journey);
      expect(journey.chart.machine).toBe(machine);
    }
  });

  it('says so when it is asked for a journey that nobody has made', async () => {
    await expect(registerAnswers.journey('unicorn')).rejects.toThrow('no journey "unicorn"');
  });

  it('has sample events of every machine that takes any, also for a masked context', async () => {
    for (const { name } of journeys) {
      const samples = await registerAnswers.samples(name, { active: [], context: null });
      expect(structuredClone(samples)).toEqual(samples);
      expect(samples.length, name).toBeGreaterThan(0);
    }
  });
});

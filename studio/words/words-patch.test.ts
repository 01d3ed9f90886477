import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepWords } from './keep-words.ts';
import { openWords } from './open-words.ts';
import { wordsPatch } from './words-patch.ts';
import type { WordsRegister } from './words.types.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = 'src/journeys/choose-plan/choose-plan.copy.tsx';
const source = `import { price } from './price.ts';

/** Comes twice: 'Your plan'. */
const heading = 'Your plan';

export const copy = {
  ChoosingPlan: {
    heading,
    owned: "It's yours",
    intro:
      'Prices are for 12 months.',
    costs: (pence: number, days: number) =>
      \`\${price(pence)} for \${days} \${days === 1 ? 'day' : 'days'}, and \${price(pence)} again\`,
    letter: \`Hello,

we have news.

Yours\`,
    code: (tick: string) => \`Say \\\`\${tick}\\\`\`,
  },
  PlanChosen: {
    title: 'Plan chosen',
    last: 'Goodbye',
  },
};

export function Page() {
  return (
    <Heading intro="What you can do">
      Oops. We
      lost it. <b>Sorry</b>
    </Heading>
  );
}
`;

const registerOf = (text: string): WordsRegister =>
  openWords(keepWords([{ path, source: text, saidBy: ['site'] }], [], []));
const register = registerOf(source);
const said = ({ sentences }: WordsRegister, place: string): string | undefined =>
  sentences.find((sentence) => sentence.place === place)?.text;

/** Makes the changes a patch, applies it in a folder of its own, and reads the file again. */
function applied(changes: Readonly<Record<string, string>>): { register: WordsRegister; text: string } {
  const patch = wordsPatch(
    register,
    Object.entries(changes).map(([place, to]) => ({ id: `${path}#${place}`, from: said(register, place) ?? '', to })),
  );
  const clone = mkdtempSync(join(folder, 'clone-'));
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), source);
  writeFileSync(join(clone, 'words.patch'), patch);
  const git = (...given: string[]) => execFileSync('git', given, { cwd: clone, stdio: 'pipe' });
  git('init', '--quiet');
  git('apply', '--check', 'words.patch');
  git('apply', 'words.patch');
  const text = readFileSync(join(clone, path), 'utf8');
  return { register: registerOf(text), text };
}

describe('a patch of changed words, as git applies it', () => {
  it('changes a sentence that several views read, and leaves the comment beside it', () => {
    const { register: after, text } = applied({ heading: 'The plan you choose' });
    expect(said(after, 'heading')).toBe('The plan you choose');
    expect(text).toContain("Comes twice: 'Your plan'");
  });

  it('changes a sentence with an apostrophe of either kind, and one with quotes', () => {
    const { register: after, text } = applied({
      'copy.ChoosingPlan.owned': 'It’s all yours',
      'copy.PlanChosen.title': "Rock 'n' roll",
      'copy.PlanChosen.last': 'Say "bye", don\'t go',
    });
    expect(said(after, 'copy.ChoosingPlan.owned')).toBe('It’s all yours');
    expect(text).toContain(`title: "Rock 'n' roll",`);
    expect(said(after, 'copy.PlanChosen.last')).toBe('Say "bye", don\'t go');
  });

  it('changes a sentence with placeholders, whose code stays, in another order', () => {
    const place = 'copy.ChoosingPlan.costs';
    expect(said(register, place)).toBe('{pence} for {days} {day/days}, and {pence} again');
    const { register: after, text } = applied({
      [place]: 'For {days} {day/days} you pay {pence}, then {pence} `more`',
    });
    expect(said(after, place)).toBe('For {days} {day/days} you pay {pence}, then {pence} `more`');
    expect(text).toContain(
      "For ${days} ${days === 1 ? 'day' : 'days'} you pay ${price(pence)}, then ${price(pence)} \\`more\\`",
    );
  });

  it('changes a sentence and the words within it together', () => {
    const place = 'copy.ChoosingPlan.costs';
    const { text } = applied({
      [place]: '{pence} and {pence}: {days} {day/days}',
      [`${place} (2)`]: 'lovely day',
      [`${place} (3)`]: 'lovely days',
    });
    expect(text).toContain(
      "`${price(pence)} and ${price(pence)}: ${days} ${days === 1 ? 'lovely day' : 'lovely days'}`",
    );
  });

  it('changes the words within a sentence that stays', () => {
    const { text } = applied({ 'copy.ChoosingPlan.costs (3)': 'nights' });
    expect(text).toContain("${days === 1 ? 'day' : 'nights'}, and ${price(pence)} again`");
  });

  it('changes a sentence over several lines, into more of them and into fewer', () => {
    const longer = applied({ 'copy.ChoosingPlan.letter': 'Hello,\n\nwe have\n\ngood news.\n\nYours' });
    expect(said(longer.register, 'copy.ChoosingPlan.letter')).toBe('Hello,\n\nwe have\n\ngood news.\n\nYours');
    const shorter = applied({ 'copy.ChoosingPlan.letter': 'Hello', 'copy.ChoosingPlan.intro': 'Prices are fair.' });
    expect(said(shorter.register, 'copy.ChoosingPlan.letter')).toBe('Hello');
    expect(said(shorter.register, 'copy.ChoosingPlan.intro')).toBe('Prices are fair.');
  });

  it('changes the first and the last of a file at once', () => {
    const { register: after } = applied({ heading: 'First', 'copy.PlanChosen.last': 'Last' });
    expect([said(after, 'heading'), said(after, 'copy.PlanChosen.last')]).toEqual(['First', 'Last']);
  });

  it('changes what stands in a view, between its tags and in an attribute', () => {
    const { register: after, text } = applied({
      'Page.intro': 'Say "help"',
      'Page.words': 'It is gone',
      'Page.words (2)': 'Sorry {it} <is>',
    });
    expect(['intro', 'words', 'words (2)'].map((key) => said(after, `Page.${key}`))).toEqual([
      'Say "help"',
      'It is gone',
      'Sorry {it} <is>',
    ]);
    expect(text).toContain('      It is gone <b>');
  });

  it('keeps what looks like code in a sentence a word of it', () => {
    const { register: after } = applied({ 'copy.ChoosingPlan.code': 'Say \\ ${x and `{tick}`' });
    expect(said(after, 'copy.ChoosingPlan.code')).toBe('Say \\ ${x and `{tick}`');
  });
});

it('there is no patch without changes, nor of a sentence that has other words by now', () => {
  expect(wordsPatch(register, [])).toBe('');
  expect(wordsPatch(register, [{ id: `${path}#heading`, from: 'My plan', to: 'A plan' }])).toBe('');
  expect(wordsPatch(register, [{ id: 'src/gone.copy.ts#gone', from: 'Gone', to: 'Here' }])).toBe('');
});

/** What must hold, as docs/requirements.md says it. */
export type Requirement = {
  id: string;
  words: string;
  /** How it can be tested: unit, machine, contract, browser. */
  ways: readonly string[];
  /** Points of the specification. */
  points: readonly string[];
  /** Why no test can prove it; null where one can. */
  exemption: string | null;
};

/** How the tests of one went when they ran last. */
export type Outcome = 'passed' | 'failed' | 'not run';

export type Section = {
  /** The letters that its ids begin with. */
  letters: string;
  title: string;
  /** How many requirements its heading promises. */
  promised: number;
  requirements: readonly Requirement[];
};

const heading = /^## (?<letters>[A-Z]{2}): (?<title>.+) \((?<promised>\d+)\)$/;
const line =
  /^- \*\*(?<id>[A-Z]{2}-\d{2})\*\* (?<words>.+) _\((?<ways>[a-z, ]+); points? (?<points>[\d, ]+)\)_(?: \*\*No test:\*\* (?<exemption>.+))?$/;

/** Throws at a line that begins like a requirement and is none: a slip of the pen would leave one out without a sound. */
function requirementIn(text: string): Requirement | null {
  if (!text.startsWith('- **') || !/^- \*\*[A-Z]{2}-/.test(text)) return null;
  const { id, words, ways, points, exemption = null } = line.exec(text)?.groups ?? {};
  if (id === undefined || words === undefined || ways === undefined || points === undefined)
    throw new Error(`This line of docs/requirements.md cannot be read: ${text}`);
  return { id, words, ways: ways.split(', '), points: points.split(', '), exemption };
}

/** The sections of docs/requirements.md, each with its requirements, in the order of the page. */
export function readRequirements(page: string): readonly Section[] {
  const parts = page.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return parts.map((part) => {
    const [first = '', ...lines] = part.split('\n');
    const { letters, title, promised } = heading.exec(first)?.groups ?? {};
    if (letters === undefined || title === undefined)
      throw new Error(`This heading of docs/requirements.md cannot be read: ${first}`);
    const requirements = lines.map(requirementIn).filter((found) => found !== null);
    return { letters, title, promised: Number(promised), requirements };
  });
}

/** What is wrong with the list by itself: numbers that are missing, given twice or out of order, and promises that do not hold. */
export const gapsIn = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ letters, promised, requirements }) => {
    const ids = Array.from({ length: promised }, (_, at) => `${letters}-${String(at + 1).padStart(2, '0')}`);
    const own = requirements.map(({ id }) => id);
    return own.join() === ids.join()
      ? []
      : [`${letters} promises ${promised}, ${ids[0]} to ${ids.at(-1)}, and has ${own.length}: ${own.join(', ')}`];
  });

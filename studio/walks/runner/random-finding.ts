import { z } from 'zod';
import type { Recording } from '../../inspector/recording/recording.types.ts';

/** What a random customer has found, as `npm run audit:random` keeps it. */
export type RandomFinding = {
  journey: string;
  /** The kind of it, or the sentence of the step at which page and model part. */
  fault: string;
  /** Why the last step failed. */
  why: string;
  /** The walk to it, and the shortest that fails alike, as numbered sentences. */
  whole: readonly string[];
  shortest: readonly string[];
  /** The state in which the last step was taken; null where it is the first. */
  state: string | null;
  /** The command that sends the same customer again. */
  again: string;
  /** The shortest walk, for the inspector's player; null where no page has told anything. */
  recording: Recording | null;
};

/** The name of what a test hands on beside its error. */
export const findingName = 'random finding';

const findings = z.object({
  name: z.literal(findingName),
  body: z.base64().transform((body) => JSON.parse(Buffer.from(body, 'base64').toString('utf8')) as RandomFinding),
});

/** The findings among what the tests of a run have handed on. */
export const findingsAmong = (attachments: readonly unknown[]): RandomFinding[] =>
  attachments.flatMap((one) => findings.safeParse(one).data?.body ?? []);

/** Findings of the same fault of the same journey: the one with the shortest walk, and how many customers met it. */
export function together(found: readonly RandomFinding[]): { finding: RandomFinding; customers: number }[] {
  const alike = Map.groupBy(found, ({ journey, fault }) => `${journey}: ${fault}`);
  return [...alike.values()].flatMap((all) => {
    const [finding] = all.toSorted((one, other) => one.shortest.length - other.shortest.length);
    return finding ? [{ finding, customers: all.length }] : [];
  });
}

/** Where the inspector opens that state as a customer may come to it. */
export const linkTo = ({ journey, state }: Pick<RandomFinding, 'journey' | 'state'>): string | null =>
  state === null ? null : `/inspector/${journey}?open=${encodeURIComponent(state)}`;

/** All of it as a page of Markdown; `recordingOf` names the file of a finding's recording. */
export function findingsPage(
  found: readonly RandomFinding[],
  walks: number,
  recordingOf: (finding: RandomFinding) => string,
): string {
  const faults = together(found);
  const head = `# What random customers found\n\n${walks} walked, ${found.length} met something, ${faults.length} different.\n`;
  const parts = faults.map(({ finding, customers }) => {
    const { journey, fault, why, shortest, again, recording } = finding;
    const link = linkTo(finding);
    const ways = [
      ...(link === null ? [] : [`- The state before: \`${link}\``]),
      ...(recording === null ? [] : [`- To play it: \`${recordingOf(finding)}\``]),
      `- The same customer again: \`${again}\``,
    ];
    const met = customers === 1 ? 'one customer' : `${customers} customers`;
    return `\n## ${journey}: ${fault}\n\nMet by ${met}.\n\n${shortest.join('\n')}\n\n> ${why.split('\n').join('\n> ')}\n\n${ways.join('\n')}\n`;
  });
  return head + parts.join('');
}

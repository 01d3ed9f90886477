import type { Shot } from './attack.ts';

/** The value below which `share` (0 to 1) of the values lie. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function rowOf(name: string, shots: readonly Shot[]): (string | number)[] {
  const answered = (from: number, to: number) => shots.filter(({ status }) => status >= from && status < to).length;
  const times = shots.map(({ milliseconds }) => milliseconds);
  return [
    name,
    shots.length,
    answered(200, 400),
    answered(400, 500),
    shots.filter(({ isProvoked }) => isProvoked).length,
    shots.filter(({ fault }) => fault !== undefined).length,
    percentile(times, 0.5).toFixed(0),
    percentile(times, 0.99).toFixed(0),
    Math.max(0, ...times).toFixed(0),
  ];
}

/** What an attack found, by the kind of request: a table of Markdown. */
export function attackTable(shots: readonly Shot[]): string {
  const head = ['requests', 'sent', '2xx', '4xx', '5xx as asked for', 'faults', 'median ms', 'p99 ms', 'slowest ms'];
  const kinds = [...new Set(shots.map(({ kind }) => kind))].toSorted();
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      shots.filter((shot) => shot.kind === kind),
    ),
  );
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), line(rowOf('**all**', shots))].join('\n');
}

/** The operations that were never answered with 2xx. */
export function neverDone(shots: readonly Shot[]): string[] {
  const done = new Set(shots.filter(({ status }) => status < 300).map(({ operation }) => operation));
  return [...new Set(shots.map(({ operation }) => operation))].filter((operation) => !done.has(operation));
}

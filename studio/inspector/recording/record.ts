import type { InspectedApp } from '../inspection/inspection.ts';
import type { RecordedStep, Recording } from './recording.types.ts';

/** What the site itself tells its machines; in a replay it tells them again. */
const sitesOwn: ReadonlySet<string> = new Set([
  'member.changed',
  'member.loggedIn',
  'member.loggedOut',
  'flags.changed',
  'session.refused',
  'consent.changed',
  'page.changed',
  'page.refused',
  'page.sought',
  'block.neared',
]);

/** What the customer did in an app since it was loaded, up to a moment of it. */
export function record({ told, title }: InspectedApp, upTo = Number.POSITIVE_INFINITY): Recording {
  const machines = new Map<string, string>();
  const active = new Map<string, readonly string[]>();
  const steps: RecordedStep[] = [];
  let path: string | null = null;
  let last: string | null = null;
  for (const one of told) {
    if (one.serial > upTo) break;
    const machine = machines.get(one.actor);
    if (one.kind === 'actor' && one.machine !== null) machines.set(one.actor, one.machine);
    else if (one.kind === 'step') {
      active.set(one.actor, one.active);
      path ??= one.page;
    } else if (one.kind === 'event' && one.from === null && machine !== undefined && !sitesOwn.has(one.event.type)) {
      steps.push({ machine, at: active.get(one.actor) ?? [], event: one.template ?? one.event });
      last = one.actor;
    }
  }
  const end = last === null ? null : { machine: machines.get(last) ?? '', at: active.get(last) ?? [] };
  return { version: 1, title, path: path ?? '/', steps, end };
}

import type { MaskedEvent, Told } from '../bridge/messages.types.ts';
import type { InspectedApp } from '../inspection/inspection.ts';
import { background } from '../live/standing.ts';
import { linkFollowed, type RecordedStep, type Recording } from './recording.types.ts';

/** What the site itself tells its machines; in a replay it tells them again. */
const sitesOwn: ReadonlySet<string> = new Set([
  'member.changed',
  'member.loggedIn',
  'member.loggedOut',
  'logIn.abandoned',
  'logIn.resumed',
  'flags.changed',
  'page.changed',
  'page.refused',
  'page.sought',
  'block.neared',
]);

/** Who is here is told by the site, too. */
const sitesMachine = 'session';

/**
 * The page that is asked for at first, and by a link, the site tells the machine of: opening the page, and pressing the
 * link, do it again. Other moves through the address bar are the customer's own.
 */
const isBroughtByPage = (type: string, last: OpenStep | undefined): boolean =>
  type.startsWith('xstate.route') && (last === undefined || last.event.type === linkFollowed);

/** A step while what comes of it is still being told. */
type OpenStep = {
  actor: string;
  machine: string;
  at: readonly string[];
  event: MaskedEvent;
  /** Of `at` what the machine left by itself. */
  passing: Set<string>;
  /** Of `at` what still stands: what the event itself left is no more. */
  standing: Set<string>;
  led: Set<string>;
};

const closed = ({ machine, at, event, passing, led }: OpenStep): RecordedStep => ({
  machine,
  at,
  ...(passing.size > 0 && { passing: [...passing] }),
  event,
  ...(led.size > 0 && { led: [...led] }),
});

/** Letters typed one after the other into the same field are one thing that was done. */
const isTypedOn = (before: OpenStep | undefined, actor: string, type: string): boolean =>
  type.endsWith('.typed') && before?.actor === actor && before.event.type === type;

/** What a machine came to: `step` learns which of its states ended by themselves, and what the customer's act led into. */
function take(step: OpenStep, told: Extract<Told, { kind: 'step' }>, before: readonly string[]): void {
  for (const id of told.active) if (!before.includes(id)) step.led.add(id);
  if (told.actor !== step.actor) return;
  const isOwn = told.event.type === step.event.type;
  for (const id of step.standing)
    if (!told.active.includes(id)) {
      step.standing.delete(id);
      if (!isOwn) step.passing.add(id);
    }
}

/** What the customer did in an app since it was loaded, up to a moment of it. */
export function record({ told, title }: InspectedApp, upTo = Number.POSITIVE_INFINITY): Recording {
  const machines = new Map<string, string>();
  const active = new Map<string, readonly string[]>();
  const over = new Set<string>();
  const steps: OpenStep[] = [];
  let path: string | null = null;
  let begins: 'visitor' | 'member' = 'visitor';
  for (const one of told) {
    if (one.serial > upTo) break;
    const machine = machines.get(one.actor);
    const last = steps.at(-1);
    if (one.kind === 'actor' && one.machine !== null) machines.set(one.actor, one.machine);
    else if (one.kind === 'step') {
      if (last) take(last, one, active.get(one.actor) ?? []);
      else if (one.active.includes('session.person.somebody.member')) begins = 'member';
      // In the order in which they were heard of last.
      active.delete(one.actor);
      active.set(one.actor, one.active);
      path ??= one.page;
    } else if (one.kind === 'end') over.add(one.actor);
    else if (one.kind === 'event' && one.from === null && machine !== undefined && machine !== sitesMachine) {
      const event = one.template ?? one.event;
      if (sitesOwn.has(event.type) || isBroughtByPage(event.type, last)) continue;
      if (last && isTypedOn(last, one.actor, event.type)) last.event = event;
      else {
        const at = active.get(one.actor) ?? [];
        steps.push({
          actor: one.actor,
          machine,
          at,
          event,
          passing: new Set(),
          standing: new Set(at),
          led: new Set(),
        });
      }
    }
  }
  // A machine that has come to its end is gone; where a journey around it stands can be seen.
  const isThere = (actor: string) => !over.has(actor) && !background.has(machines.get(actor) ?? '');
  const lastTold = steps.at(-1)?.actor;
  const actor =
    lastTold === undefined || isThere(lastTold) ? lastTold : [...active.keys()].findLast((one) => isThere(one));
  const end = actor === undefined ? null : { machine: machines.get(actor) ?? '', at: active.get(actor) ?? [] };
  return { version: 1, title, path: path ?? '/', begins, steps: steps.map((step) => closed(step)), end };
}

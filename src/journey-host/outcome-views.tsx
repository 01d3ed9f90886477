import type { ComponentType } from 'react';
import type { AlertKind } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { OutcomePage } from '../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { WaitingPage } from '../ui/WaitingPage/WaitingPage.tsx';
import type { ViewProps } from './journey-part.ts';

type AnyEvent = { type: string };

/** What the customer says by a way on, or the address that it leads to. */
type Way<Event> = Event | string;

/** The ways on by the keys of their words, the main one first. */
type WaysOf<Words, Event> = { [Key in keyof Words]?: Way<Event> };

/** Words of the specification, shown first, in bold. */
type Exactly = { exactly: string };

/** What a page says; a body may have several paragraphs. */
type Said = { heading: string; body: string | readonly string[] };

type UnsaidIn<Words> = {
  [Key in keyof Said]: Key extends keyof Words ? (Words[Key] extends string ? never : Key) : Key;
}[keyof Said];

/**
 * What a page says where that hangs on what it knows. It must say what in its words is no plain text; `more` is what
 * pages of its shape can say besides.
 */
export type Says<Words, Model, More = unknown> = (
  words: Words,
  model: Model,
) => Partial<Said & More> & Pick<Said, UnsaidIn<Words>>;

/** `says`, where the words alone are not enough. */
export type Saying<Words, Model, More = unknown> = [UnsaidIn<Words>] extends [never]
  ? { says?: Says<Words, Model, More> }
  : { says: Says<Words, Model, More> };

/** A page that says what came of something, and the ways on. Its words stand in the copy under the name of the view. */
type Outcome<Words, Model, Event> = {
  /** Of the alert; error where nothing is said. */
  kind?: AlertKind;
  ways: WaysOf<Words, Event> | ((model: Model) => WaysOf<Words, Event>);
} & Saying<Words, Model, Exactly>;

/** The outcomes of a journey by view: `satisfies Outcomes<typeof copy, LogInViewProps>`. */
export type Outcomes<Copy, Props> =
  Props extends ViewProps<infer Model, infer Event>
    ? { [View in keyof Copy]?: Outcome<Copy[View], Model, Event> }
    : never;

// An outcome was checked against its copy, model and events where it was written.
// oxlint-disable-next-line typescript/no-explicit-any
type Untyped = any;

/** An outcome of any view, with what its shape of page can say besides heading and body. */
export type AnySaying<More = unknown> = { says?: (words: Untyped, model: Untyped) => Partial<Said & More> };

type AnyOutcome = {
  kind?: AlertKind;
  ways: WaysOf<Record<string, string>, AnyEvent> | ((model: Untyped) => WaysOf<Record<string, string>, AnyEvent>);
} & AnySaying<Exactly>;

/** All that a page says: its words, and in their place what its outcome says. */
export function saidOn<More = unknown>(words: object, says: AnySaying<More>['says'], model: unknown) {
  const said: Untyped = { ...words, ...says?.(words, model) };
  const { body } = said as Said;
  return { ...(said as { title: string; heading: string } & Partial<More>), paragraphs: [body].flat() };
}

function outcomeView(words: Record<string, string>, { kind = 'error', ways, says }: AnyOutcome) {
  return function OutcomeView({ model, send }: ViewProps<Untyped, Untyped>) {
    const { title, heading, paragraphs, exactly } = saidOn<Exactly>(words, says, model);
    const offered = typeof ways === 'function' ? ways(model) : ways;
    return (
      <OutcomePage
        title={title}
        heading={heading}
        kind={kind}
        {...(exactly !== undefined && { words: exactly })}
        ways={Object.entries(offered).map(([key, way], index) => {
          const variant = index === 0 ? 'primary' : 'standard';
          return typeof way === 'string' ? (
            <LinkButton key={key} to={way} variant={variant}>
              {words[key]}
            </LinkButton>
          ) : (
            <Button key={key} variant={variant} onClick={() => send(way)}>
              {words[key]}
            </Button>
          );
        })}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </OutcomePage>
    );
  };
}

/** One view for each outcome, by the same name. */
export const viewsFrom = <Outcomes extends object, View>(
  outcomes: Outcomes,
  viewOf: (name: keyof Outcomes, outcome: Outcomes[keyof Outcomes]) => View,
) =>
  Object.fromEntries(
    (Object.keys(outcomes) as (keyof Outcomes)[]).map((name) => [name, viewOf(name, outcomes[name])]),
  ) as Record<keyof Outcomes, View>;

/** The views of a journey’s outcomes. */
export const outcomeViews = <Name extends string>(
  copy: Record<NoInfer<Name>, Untyped>,
  outcomes: Record<Name, AnyOutcome>,
): Record<Name, ComponentType<ViewProps<Untyped, Untyped>>> =>
  viewsFrom(outcomes, (name, outcome) => outcomeView(copy[name], outcome));

/** A view on which we act and the customer waits. */
export const waitingView = (words: { title: string; heading: string; loading: string }) =>
  function WaitingView() {
    return <WaitingPage {...words} />;
  };

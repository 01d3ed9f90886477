import { saidOn, type AnySaying, type Saying } from '../../../journey-host/outcome-views.tsx';
import type { AlertKind } from '../../../ui/Alert/Alert.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import type { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { MatchWays, type MatchWay, type WayLabels } from './MatchWays.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';

type MatchOutcome = {
  /** Of the alert; error where nothing is said. */
  kind?: AlertKind;
  /** The ways on, the main one first. */
  ways: readonly MatchWay[];
  labels?: WayLabels;
  /** Going on without switching comes after the ways on, with what it means. */
  isWithoutOffered?: boolean;
};

/** The outcomes by view, each with the words of its name. */
export type MatchOutcomes = {
  [View in keyof typeof switchProviderCopy]?: MatchOutcome &
    Saying<(typeof switchProviderCopy)[View], ViewPropsOf<typeof selectSwitchProvider>['model']>;
};

/** What came of a step of the switch. */
export const matchOutcomeView = (
  words: object,
  { kind = 'error', ways, labels = {}, isWithoutOffered = false, says }: MatchOutcome & AnySaying,
) =>
  function MatchOutcomeView({ model, send }: ViewPropsOf<typeof selectSwitchProvider>) {
    const { title, heading, paragraphs } = saidOn(words, says, model);
    return (
      <OutcomePage
        title={title}
        heading={heading}
        kind={kind}
        ways={
          <>
            <MatchWays model={model} send={send} ways={ways} labels={labels} />
            {isWithoutOffered && <WithoutSwitching send={send} />}
          </>
        }
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </OutcomePage>
    );
  };

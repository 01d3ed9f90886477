import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { Preferences } from '../../../../machines/dashboard/dashboard.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Tick } from '../../../ui/form/Tick.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';
import { NotDone } from './NotDone.tsx';

const { messages: copy } = dashboardCopy.Dashboard;

const kinds = ['orders', 'visits'] as const satisfies readonly (keyof Preferences)[];
const channels = ['email', 'sms'] as const satisfies readonly (keyof Preferences['orders'])[];

type WantedProps = Pick<ViewPropsOf<typeof selectDashboard>, 'send'> & {
  preferences: Preferences;
  isUnsaved: boolean;
};

/** Which news of orders the member wants, and how; each box counts as soon as it is ticked (OR-09). */
export function Wanted({ preferences, isUnsaved, send }: WantedProps) {
  return (
    <div className={classes.part}>
      <Text>{copy.on}</Text>
      {kinds.map((kind) => (
        <fieldset key={kind} className={classes.wanted}>
          <legend>{copy.kinds[kind]}</legend>
          {channels.map((channel) => (
            <Tick
              key={channel}
              label={copy.channels[channel]}
              isTicked={preferences[kind][channel]}
              onChange={(isTicked) =>
                send({
                  type: 'preferences.changed',
                  preferences: { ...preferences, [kind]: { ...preferences[kind], [channel]: isTicked } },
                })
              }
            />
          ))}
        </fieldset>
      ))}
      {isUnsaved && <NotDone send={send}>{copy.notSaved}</NotDone>}
    </div>
  );
}

import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './parts.module.css';

const copy = switchProviderCopy.without;

/** Always offered, with what it means (SW-07). */
export function WithoutSwitching({ send }: Pick<ViewPropsOf<typeof selectSwitchProvider>, 'send'>) {
  return (
    <section className={classes.without} aria-labelledby="without-switching">
      <h2 id="without-switching">{copy.heading}</h2>
      <Text>{copy.text}</Text>
      <div>
        <Button onClick={() => send({ type: 'switch.declined' })}>{copy.action}</Button>
      </div>
    </section>
  );
}

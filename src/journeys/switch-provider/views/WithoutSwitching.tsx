import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './parts.module.css';

const copy = switchProviderCopy.without;

/** Always offered, with what it means (SW-07), and never as loud as what the page asks for. */
export function WithoutSwitching({ send }: Pick<ViewPropsOf<typeof selectSwitchProvider>, 'send'>) {
  return (
    <section className={classes.without} aria-label={copy.heading}>
      <Button variant="link" small onClick={() => send({ type: 'switch.declined' })}>
        {copy.action}
      </Button>
      <Text type="murmur" tone="soft">
        {copy.text}
      </Text>
    </section>
  );
}

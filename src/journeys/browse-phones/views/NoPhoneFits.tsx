import type { BrowsePhonesModel } from '../../../../machines/browse-phones/browse-phones.selectors.ts';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { browsePhonesCopy } from '../browse-phones.copy.ts';
import classes from './NoPhoneFits.module.css';

const copy = browsePhonesCopy.ShowingPhones;

type NoPhoneFitsProps = { model: BrowsePhonesModel; onLeft: () => void };

/** Nothing fits: what to leave out, and how many phones there are then, the most first. */
export function NoPhoneFits({ model: { waysOut, clear, all }, onLeft }: NoPhoneFitsProps) {
  return (
    <div className={classes.none} data-filtered>
      <h2>{copy.none}</h2>
      <p>{waysOut.length > 0 ? copy.noneBody : copy.noneAtAll}</p>
      <WaysOn>
        {waysOut.map(({ filter, count, to }, at) => (
          <LinkButton key={filter} small to={to} onClick={onLeft} variant={at === 0 ? 'primary' : 'standard'}>
            {`${copy.wayOut[filter]}: ${copy.phones(count)}`}
          </LinkButton>
        ))}
        <LinkButton small to={clear} onClick={onLeft} variant={waysOut.length > 0 ? 'standard' : 'primary'}>
          {`${copy.clear}: ${copy.phones(all)}`}
        </LinkButton>
      </WaysOn>
    </div>
  );
}

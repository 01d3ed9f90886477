import { useState } from 'react';
import { brand } from '../content/brand.ts';
import { benefits, home, type Benefit } from '../content/home.ts';
import { late } from '../../journey-host/late.ts';
import { AnyIcon } from '../../ui/AnyIcon/AnyIcon.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import classes from './Benefits.module.css';
import { HomeSection } from './HomeSection.tsx';

/** The dialogs and their words are no part of the first page. */
const dialog = late(async () => (await import('./BenefitDialog.tsx')).BenefitDialog);
const fetchAhead = () => void dialog.load().catch(() => undefined);

type TileProps = { benefit: Benefit; onOpen: (id: string) => void };

function Tile({ benefit: { icon, tone, title, text, more }, onOpen }: TileProps) {
  return (
    <li className={classes.tile} data-tone={tone}>
      <span className={classes.icon}>
        <AnyIcon name={icon} size={24} />
      </span>
      <h3>
        {more === undefined ? (
          <AnyLink to="#full-fibre-speeds" className={classes.open}>
            {title}
          </AnyLink>
        ) : (
          <button
            type="button"
            className={classes.open}
            aria-haspopup="dialog"
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => onOpen(more)}
          >
            {title}
          </button>
        )}
      </h3>
      <p>{text}</p>
      <span className={classes.more} aria-hidden>
        {more === undefined ? home.seeSpeeds : home.seeMore}
        <AnyIcon name={more === undefined ? 'chevron-down' : 'chevron-right'} size={16} />
      </span>
    </li>
  );
}

/** Six reasons; each opens what it means in full, or leads to the plans (MK-01). */
export function Benefits() {
  const [opened, setOpened] = useState<string | null>(null);
  const Dialog = dialog.now();
  const open = (id: string) =>
    void dialog.load().then(
      () => setOpened(id),
      // The same words have a page of their own, which the host may still be able to give.
      () => location.assign(`/why-${brand.slug}#${id}`),
    );
  return (
    <HomeSection id="discover-broadband" title={home.benefitsTitle} intro={home.benefitsIntro}>
      <ul className={classes.tiles}>
        {benefits.map((benefit) => (
          <Tile key={benefit.title} benefit={benefit} onOpen={open} />
        ))}
      </ul>
      {/* Loaded once: the same component at every drawing. */}
      {/* oxlint-disable-next-line react/static-components */}
      {opened !== null && Dialog && <Dialog id={opened} onClose={() => setOpened(null)} />}
    </HomeSection>
  );
}

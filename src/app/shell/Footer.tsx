import { memo, useState, type ReactNode } from 'react';
import { socialLinks } from '../../pages/content/external-links.ts';
import { footerGroups, freeSim } from '../../pages/content/footer.ts';
import { regulatoryText } from '../../pages/content/legal.ts';
import type { FooterGroup } from '../../pages/content/navigation.types.ts';
import { Icon, IconOf } from '../../ui/Icon/Icon.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { Copyright } from './Copyright.tsx';
import classes from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { ShellLink } from './ShellLink.tsx';
import { socialIcons } from './social-icons.ts';

/** A list of links: opens and closes below medium, stands open from there on (SH-18). */
function Group({ group }: { group: FooterGroup }) {
  const [isOpen, setOpen] = useState(false);
  const listId = `${group.id}-links`;
  return (
    <section className={classes.group} aria-labelledby={group.id}>
      <h2 id={group.id} className={classes.heading}>
        <span className={classes.title}>{group.title}</span>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {group.title}
          <span className={classes.mark}>
            <Icon name="chevron-down" size={24} />
          </span>
        </button>
      </h2>
      <ul id={listId} className={classes.links} data-open={isOpen || undefined}>
        {group.footer_links.map((link) => (
          <li key={link.id}>
            <ShellLink link={link} className={classes.link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The full footer (specification, point 2). */
export const Footer = memo(function Footer({ extra }: { extra?: ReactNode }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.top}>
          <Logo />
          <ul className={classes.social} aria-label="Social media">
            {socialLinks.map(({ icon, title, url }) => (
              <li key={icon}>
                <AnyLink id={`footer-${icon}`} to={url} className={classes.socialLink} aria-label={title}>
                  <IconOf drawings={socialIcons} name={icon} size={24} />
                </AnyLink>
              </li>
            ))}
          </ul>
          <ShellLink link={freeSim} className={classes.freeSim} />
        </div>
        <div className={classes.groups}>
          {footerGroups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
        <div className={classes.legal}>
          {regulatoryText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={classes.end}>
            <Copyright />
            {extra}
          </div>
        </div>
      </div>
    </footer>
  );
});

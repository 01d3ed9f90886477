import { Icon } from '../../ui/Icon/Icon.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { NewFlag } from './NewFlag.tsx';
import classes from './ShellLink.module.css';

type ShellLinkProps = {
  /** Any link of navigation, account area or footer. */
  link: {
    id: string;
    title: string;
    url: string;
    target?: '_self' | '_blank';
    analyticsId?: string;
    newLink?: boolean;
    increaseVisibility?: boolean;
  };
  className?: string;
  /** Off where the same link stands on the page twice. */
  hasId?: boolean;
  onClick?: () => void;
};

/** A link of header or footer, with all that its data say about it (SH-12). */
export function ShellLink({ link, className, hasId = true, onClick }: ShellLinkProps) {
  const { id, title, url, target, analyticsId, newLink = false, increaseVisibility = false } = link;
  const newTab = target === '_blank';
  return (
    <AnyLink
      id={hasId ? id : undefined}
      to={url}
      newTab={newTab}
      analyticsId={analyticsId}
      className={className}
      onClick={onClick}
    >
      {increaseVisibility ? <strong>{title}</strong> : title}
      {newTab && (
        <span className={classes.mark}>
          <Icon name="external" size={16} />
        </span>
      )}
      {newLink && <NewFlag />}
    </AnyLink>
  );
}

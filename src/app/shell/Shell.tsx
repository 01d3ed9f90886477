import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { FullFooter } from './full-footer.ts';
import { Header, type HeaderProps } from './Header.tsx';
import classes from './Shell.module.css';
import { SmallFooter } from './SmallFooter.tsx';

type ShellProps = Pick<HeaderProps, 'pathname' | 'position' | 'authUrlLogIn'> &
  Partial<Pick<HeaderProps, 'authUrlDashboard' | 'authUrlLogOut' | 'basket' | 'watch'>> & {
    /** Who is logged in; null for a visitor. */
    member: { memberName: string; imageUrl?: string } | null;
    /** The small one is for pages where the customer is in the middle of something. */
    footer?: 'full' | 'small';
    /** Stands at the end of either footer, such as the way back to the choice of cookies. */
    footerExtra?: ReactNode;
    /** A tool that has a frame of its own: nothing of the site stands around it. */
    bare?: boolean;
    children: ReactNode;
  };

const mainId = 'main-content';

/** Focuses the content without touching the address bar, which belongs to the journey. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

/** What every page stands in: skip link, header, content, footer (SH-01). */
export function Shell({
  member,
  pathname,
  position,
  authUrlLogIn,
  authUrlDashboard = '/dashboard',
  authUrlLogOut = '/auth/logout',
  footer = 'full',
  footerExtra,
  bare = false,
  basket,
  watch,
  children,
}: ShellProps) {
  return (
    <div className={classes.shell} data-fixed={position === 'fixed' || undefined}>
      {!bare && (
        <>
          <a href={`#${mainId}`} className={classes.skip} onClick={skip}>
            Skip to main content
          </a>
          <Header
            username={member?.memberName}
            accountImageUrl={member?.imageUrl}
            authUrlDashboard={authUrlDashboard}
            authUrlLogIn={authUrlLogIn}
            authUrlLogOut={authUrlLogOut}
            position={position}
            pathname={pathname}
            basket={basket}
            watch={watch}
          />
        </>
      )}
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {bare ? null : footer === 'full' ? (
        <Suspense fallback={null}>
          <FullFooter extra={footerExtra} />
        </Suspense>
      ) : (
        <SmallFooter extra={footerExtra} />
      )}
    </div>
  );
}

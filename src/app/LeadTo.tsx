import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads on to another page, in the place of this one. Each time anew: while the code of the page ahead is on its way
 * React keeps what stood here, its effects done, and a link that is followed twice would come to rest on an empty page.
 */
export function LeadTo({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}

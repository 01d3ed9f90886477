import { useEffect, useState } from 'react';

/** Whether the customer has waited for `limit` ms, having waited for `already` ms when this was first drawn. */
export function useWaited(limit: number, already = 0): boolean {
  const [isOver, setOver] = useState(already >= limit);
  const [left] = useState(limit - already);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [left]);
  return isOver;
}

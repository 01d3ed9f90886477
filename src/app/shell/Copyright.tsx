import { useState } from 'react';
import { brand } from '../../content/brand.ts';

/** The copyright line, with this year (SH-22). */
export function Copyright() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <p>
      © {year} {brand.name}
    </p>
  );
}

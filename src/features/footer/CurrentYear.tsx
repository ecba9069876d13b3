import {useEffect, useState, type ReactNode} from 'react';

/** The year of the build in the HTML, the visitor's own year once scripts run: right on 1 January without a rebuild. */
export function CurrentYear(): ReactNode {
  const [year, setYear] = useState(() => new Date().getFullYear());
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <span suppressHydrationWarning>{year}</span>;
}

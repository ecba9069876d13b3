import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

interface Props {
  readonly company: Wayfinding | 'group';
  readonly children: ReactNode;
}

/** A company's name behind its coloured square. */
export function CompanyName({company, children}: Props): ReactNode {
  return <span className={clsx('company-name', wayfindingClass(company))}>{children}</span>;
}

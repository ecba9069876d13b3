import type {ReactNode} from 'react';
import type {BreadcrumbList, WithContext} from 'schema-dts';
import {Link} from '@site/src/components/action/Link';
import {brand} from '@site/src/data/brand/brand';
import {StructuredData} from './StructuredData';

export interface Step {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly above: readonly Step[];
  readonly here: string;
}

function breadcrumbList(steps: readonly Step[], here: string): WithContext<BreadcrumbList> {
  const names = [
    ...steps.map(({label, to}) => ({name: label, item: brand.url + to})),
    {name: here},
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: names.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** The breadcrumb, as links and as structured data. */
export function Breadcrumb({above, here}: Props): ReactNode {
  const steps = [{label: 'Home', to: '/'}, ...above];
  return (
    <nav className="label quiet" aria-label="Breadcrumb">
      <ol>
        {steps.map(({label, to}) => (
          <li key={to}>
            <Link className="target" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <StructuredData data={breadcrumbList(steps, here)} />
    </nav>
  );
}

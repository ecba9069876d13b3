import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {ModelFigure} from '../picture/ModelFigure';

/** Who may apply (specification, section 9), and help for whom a form is not the way. */
export function ApplicationAside(): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  const {main} = brand.phone;
  const {careers: mailbox} = brand.email;
  return (
    <aside className="application-aside" aria-label="Before you begin">
      <div>
        <h2>
          {rule} {proof}
        </h2>
        <p className="quiet">{detail}</p>
      </div>
      <div>
        <h2>If forms are difficult</h2>
        <p className="quiet">
          Ring <a href={main.href}>{main.display}</a> and we fill it in with you. For an adjustment
          to the application, the interview or the work, write to{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a> in any words.
        </p>
      </div>
      <div className="application-aside__figure">
        <ModelFigure
          name="application"
          number={1}
          subject="A hook for whoever comes next"
          scale="1:10"
          sizes="(min-width: 62rem) 34vw, 1px"
        />
      </div>
    </aside>
  );
}

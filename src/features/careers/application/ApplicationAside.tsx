import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {ModelFigure} from '../../site/ModelPicture';

/**
 * Notes next to the form: who may apply (specification 9), what the form stores, and adjustments.
 */
export function ApplicationAside(): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  const {careers: mailbox} = brand.email;
  return (
    <aside className="application-aside" aria-label="Good to know">
      <div className="ruled">
        <h2 className="subheading">
          {rule} {proof}
        </h2>
        <p className="quiet">{detail}</p>
      </div>
      <div className="ruled">
        <h2 className="subheading">If you stop halfway</h2>
        <p className="quiet">
          What you’ve typed stays in this tab until you close it. You’ll need to choose your CV
          again.
        </p>
      </div>
      <div className="ruled">
        <h2 className="subheading">If you need an adjustment</h2>
        <p className="quiet">
          You can ask for an adjustment to the application, the interview or the work. Write to{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a> in your own words.
        </p>
      </div>
      <div className="application-aside__figure">
        <ModelFigure
          name="application"
          number={1}
          subject="Pegs at the workshop entrance"
          scale="1:10"
          sizes="(min-width: 62rem) 34vw, 1px"
        />
      </div>
    </aside>
  );
}

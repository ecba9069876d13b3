import {MDXProvider} from '@mdx-js/react';
import type {ComponentType, ReactNode} from 'react';
import {MailLink} from '@site/src/components/action/MailLink';
import {brand} from '@site/src/data/brand/brand';
import {openingPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {applicationMail} from '../careers/application-mail';
import {unbroken} from '../clock/wall-clock';
import {ApplyButton} from './ApplyButton';
import {BeforeYouApply} from './BeforeYouApply';
import {advertComponents} from './advert-components';
import {whileOpen} from './closing';
import {closingMoment} from './opening-facts';

function Requirements({requirements}: Pick<Opening, 'requirements'>): ReactNode {
  return (
    <>
      <h2>What you need</h2>
      <ul>
        {requirements.map((requirement) => (
          <li key={requirement}>{unbroken(requirement)}</li>
        ))}
      </ul>
    </>
  );
}

/** The second way to apply. On phones its button stays in reach while the advert is read. */
function Apply({opening}: {readonly opening: Opening}): ReactNode {
  const term = whileOpen(opening);
  return (
    <>
      <h2 {...term}>Apply by {closingMoment(opening)}</h2>
      <div className="advert__apply" {...term}>
        <ApplyButton slug={opening.slug} />
      </div>
      <div className="advert__after" {...term}>
        <MailLink href={applicationMail(opening)}>Apply by e-mail instead</MailLink>
      </div>
      {/* On paper a button leads nowhere. */}
      <p className="advert__printed" {...term}>
        At {brand.url}
        {openingPath(opening.slug)}, or by e-mail to {opening.contact.email} with the reference{' '}
        {opening.reference}.
      </p>
    </>
  );
}

interface Props {
  readonly opening: Opening;
  /** The compiled text of the opening's file. */
  readonly content: ComponentType;
}

/** The advert: headings on the left, text on the right, ending in the way to apply. */
export function Advert({opening, content: Content}: Props): ReactNode {
  return (
    <div className="wrap">
      <div className="advert">
        {/* First: the text goes on to speak of "the points above". */}
        <Requirements requirements={opening.requirements} />
        <MDXProvider components={advertComponents}>
          <Content />
        </MDXProvider>
        <BeforeYouApply opening={opening} />
        <Apply opening={opening} />
      </div>
    </div>
  );
}

import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CompanyName, TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {companyOf} from '@site/src/data/companies/companies';
import {feedPath} from '@site/src/shared/openings/addresses';
import type {ClosedOpening, OpeningTeaser} from '@site/src/shared/openings/schema';
import {longDay} from '@site/src/shared/dates';
import {AfterApplying, ClosedNotice, OpeningTop} from './OpeningBlock';
import {SimilarOpenings} from './SimilarOpenings';
import {closingMoment, pageTitle, placeWords} from '@site/src/shared/openings/words';

function ClosedBlock({opening}: {readonly opening: ClosedOpening}): ReactNode {
  const {company, type, posted, reference, closesAt} = opening;
  return (
    <TitleBlock
      cells={[
        {
          term: 'Company',
          value: <CompanyName company={company}>{companyOf(company).name}</CompanyName>,
          wide: true,
        },
        {term: 'Place', value: placeWords(opening)},
        {term: 'Type', value: type},
        {term: 'Posted', value: <time dateTime={posted}>{longDay(posted)}</time>},
        {term: 'Reference', value: reference, reference: true},
        {
          term: 'Closed (UK time)',
          value: <time dateTime={closesAt}>{closingMoment(opening)}</time>,
          wide: true,
        },
      ]}
    />
  );
}

interface Props {
  readonly opening: ClosedOpening;
  readonly similar: readonly OpeningTeaser[];
}

/** Replaces the page of an opening once it has closed. Hidden from search engines. */
export default function ClosedOpeningPage({opening, similar}: Props): ReactNode {
  return (
    <Layout
      noIndex
      title={`Closed: ${pageTitle(opening)}`}
      description={`Applications for ${pageTitle(opening)}, closed on ${closingMoment(opening)}. See similar openings, or all the current ones.`}
    >
      <article className="document job">
        <OpeningTop title={opening.title} block={<ClosedBlock opening={opening} />}>
          <ClosedNotice opening={opening} />
          <AfterApplying opening={opening} />
        </OpeningTop>
      </article>
      <SimilarOpenings company={opening.company} similar={similar}>
        {/* A plain link, because feeds are files and the link checker knows only pages. */}
        <p className="quiet">
          Follow new jobs in a <a href={feedPath('atom')}>feed reader</a>.
        </p>
      </SimilarOpenings>
    </Layout>
  );
}

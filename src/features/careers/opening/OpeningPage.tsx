import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
import {ButtonRow} from '@site/src/components/action/actions';
import {Unbroken} from '@site/src/components/line-breaks';
import {clocksOf} from '@site/src/shared/local-instant';
import type {Clocks} from '@site/src/shared/wall-clock';
import {useFormDelivers} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {savedName} from '@site/src/shared/saved-name';
import {calendarPath} from '@site/src/shared/openings/addresses';
import type {Opening, OpeningTeaser} from '@site/src/shared/openings/schema';
import {FeedAlternates} from '../FeedAlternates';
import {PrintButton} from '../../documents/Print';
import {ModelFigure} from '../../site/ModelFigure';
import {Advert, ApplyButton, ApplyByEmail, type WaysProps} from './Advert';
import {AfterApplying, ClosedNotice, OpeningBlock, OpeningTop} from './OpeningBlock';
import {SimilarOpenings} from './SimilarOpenings';
import {After} from '../../site/clock/After';
import {StructuredData} from '../../site/structured-data/StructuredData';
import {closingMoment, pageDescription, pageTitle, payWords} from '@site/src/shared/openings/words';

/** The office's UTC offsets, from the day an opening is posted until it closes. */
function clocksUntilClosed({posted, closesAt}: Opening): Clocks {
  return clocksOf(brand.timeZone, new Date(posted), new Date(closesAt));
}

/** The deadline and the ways to apply; after the deadline, a notice that the job has closed. */
function ApplyActions({opening, delivers}: WaysProps): ReactNode {
  return (
    <div className="job__actions" data-search="skip">
      {/* A live region, because the opening may close while someone is reading. */}
      <div role="status">
        <After from={opening.closesAt}>
          <div>
            <ClosedNotice opening={opening} />
          </div>
        </After>
      </div>
      <div data-until={opening.closesAt}>
        <p>
          <strong>{payWords(opening.pay)}</strong>
        </p>
        {/* During the last days opening-script.ts replaces this text. */}
        <p
          className="job__deadline"
          data-closes={opening.closes}
          data-closes-at={opening.closesAt}
          data-clocks={JSON.stringify(clocksUntilClosed(opening))}
        >
          {`Closes ${closingMoment(opening)}`}
        </p>
        <ButtonRow>
          <ApplyButton opening={opening} />
          <ApplyByEmail {...{opening, delivers}} />
        </ButtonRow>
      </div>
    </div>
  );
}

/** Tools for an advert: calendar file, print, copy or share the link. */
function OpeningTools({opening}: {readonly opening: Opening}): ReactNode {
  const {slug, title} = opening;
  return (
    <div className="document__tools links" data-search="skip" data-until={opening.closesAt}>
      <a href={calendarPath(slug)} download={savedName(`${slug}.ics`)}>
        Add the closing date to your calendar
      </a>{' '}
      <PrintButton>Print</PrintButton>
      {/* opening-script.ts adds the behaviour. */}
      <button className="link-button needs-script" type="button" data-share={title}>
        Copy link
      </button>
      <span className="label quiet target" role="status" />
    </div>
  );
}

/** The picture beside an opening. Loads lazily, because it is only decoration. */
function OpeningFigure({opening}: {readonly opening: Opening}): ReactNode {
  const picture = opening.picture ?? companyOf(opening.company).hires?.picture;
  if (picture === undefined) return null;
  return (
    <div className="job__figure figure__level col-text" data-until={opening.closesAt}>
      <ModelFigure
        {...picture}
        number={1}
        sizes="(min-width: 80rem) 46rem, (min-width: 62rem) 56vw, 100vw"
      />
    </div>
  );
}

interface Props {
  readonly opening: Opening;
  readonly similar: readonly OpeningTeaser[];
  /** JSON-LD of schema.org's JobPosting. */
  readonly jobPosting: object;
  readonly content: ComponentType;
}

/** The page of one job (specification, section 3). It switches to "closed" without a rebuild. */
export default function OpeningPage({opening, similar, jobPosting, content}: Props): ReactNode {
  const delivers = useFormDelivers();
  return (
    <Layout
      title={pageTitle(opening)}
      description={pageDescription(opening)}
      printName={opening.reference}
    >
      <FeedAlternates />
      <StructuredData data={jobPosting} />
      <article className="document job">
        <OpeningTop
          title={opening.title}
          block={<OpeningBlock opening={opening} />}
          figure={<OpeningFigure opening={opening} />}
        >
          <p className="lead">
            <Unbroken>{opening.description}</Unbroken>
          </p>
          <ApplyActions opening={opening} delivers={delivers} />
          <After from={opening.closesAt}>
            <div>
              <AfterApplying opening={opening} />
            </div>
          </After>
          <OpeningTools opening={opening} />
        </OpeningTop>
        <Advert opening={opening} delivers={delivers} content={content} />
      </article>
      <SimilarOpenings company={opening.company} similar={similar} />
    </Layout>
  );
}

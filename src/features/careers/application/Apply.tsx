import {type ReactNode, useMemo} from 'react';
import {useWatch} from 'react-hook-form';
import {FirstPaintScript} from '@site/src/platform/first-paint/FirstPaintScript';
import {Figure, FigureCaption} from '@site/src/components/picture/Figure';
import {Picture, type PictureSource} from '@site/src/components/picture/Picture';
import {Section, useAnchor} from '@site/src/components/section/Section';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {APPLICATION_FORM, openingPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {closingMoment, payWords, placeWords} from '@site/src/shared/openings/words';
import {brand} from '@site/src/data/brand/brand';
import {fileSize} from '../../documents/record/file-size';
import {OpeningTrail} from '../opening/OpeningBlock';
import {ApplicationForm} from './ApplicationForm';
import {type Position, positionOf, positionsOf} from './positions';
import {type ApplicationForm as Application, useApplication} from './useApplication';
import {careers} from '@site/src/data/careers/careers';

export const PAGE_TITLE = 'Application form';

type Introduction = Readonly<Record<'heading' | 'lead' | 'backLabel' | 'backTo', string>>;

const defaultIntroduction = {
  heading: PAGE_TITLE,
  lead: 'You use the same form for every job.',
};

function facts(opening: Opening): string {
  return `${placeWords(opening)}. ${payWords(opening.pay)}. Closes ${closingMoment(opening)}.`;
}

/** Names the job with its place, pay and closing date, and links back to its advert. */
function introductionFor({title, openings}: Position): Introduction {
  return {
    heading: `Apply: ${title}`,
    lead: openings.map(facts).join(' Or: '),
    backLabel: `Back to ${title}`,
    backTo: openingPath(openings[0]?.slug ?? ''),
  };
}

/** Shows the job named in the address. Runs before the first paint. */
function showJobFromAddress(introductions: Readonly<Record<string, Introduction>>): void {
  const id = new URLSearchParams(location.search).get('position') ?? '';
  const asked = Object.hasOwn(introductions, id) ? introductions[id] : undefined;
  const back = document.querySelector('.document__back');
  const heading = document.querySelector('h1');
  const lead = document.querySelector('.lead');
  if (asked && back && heading && lead) {
    back.textContent = asked.backLabel;
    back.setAttribute('href', asked.backTo);
    heading.textContent = asked.heading;
    lead.textContent = asked.lead;
  }
}

/** Returns the receipt's position, or the one chosen in the form. The built HTML has neither. */
function useChosenPosition({site, positions, receipt}: Application): Position | undefined {
  const chosen = useWatch({control: site.form.control, name: 'position'});
  return positionOf(positions, receipt?.position.id ?? chosen);
}

/** What to know before starting. If this build delivers nothing, how the application is sent. */
function Ready({delivery, fileLimit}: ApplicationConfiguration): ReactNode {
  const {main} = brand.phone;
  const size = fileLimit === undefined ? '' : `, up to ${fileSize(fileLimit)}`;
  return (
    <div className="quiet">
      {delivery === 'log' && (
        <p>
          <b>This form prepares your application, and you then send it to us by email.</b>
        </p>
      )}
      <p>It takes about ten minutes. You’ll need your CV (PDF, DOC or DOCX{size}).</p>
      <p>
        Find this form difficult? Ring <a href={main.href}>{main.display}</a> and we’ll fill it in
        with you.
      </p>
    </div>
  );
}

function ApplicationTop(application: Application): ReactNode {
  const {configuration, positions, receipt} = application;
  const position = useChosenPosition(application);
  const introductions = useMemo(
    () => Object.fromEntries(positions.map((one) => [one.id, introductionFor(one)])),
    [positions],
  );
  const named = position && introductions[position.id];
  const {heading, lead} = named ?? defaultIntroduction;
  return (
    <div className="wrap application__top stack stack--close stack--full">
      <OpeningTrail title={PAGE_TITLE} back={named && {label: named.backLabel, to: named.backTo}} />
      <h1 suppressHydrationWarning>{heading}</h1>
      <p className="lead" suppressHydrationWarning>
        {lead}
      </p>
      {!receipt && <Ready {...configuration} />}
      <FirstPaintScript run={showJobFromAddress} args={[introductions]} />
    </div>
  );
}

/**
 * Notes next to the form: who may apply (specification 9), what the form stores, and adjustments.
 */
function ApplicationAside({picture, note}: Pick<ApplyProps, 'picture' | 'note'>): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  const {careers: mailbox} = brand.email;
  return (
    <aside className="application__aside col-aside" aria-label="Good to know">
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
      <div className="application__figure">
        <Figure
          picture={<Picture {...picture} sizes="(min-width: 62rem) 34vw, 1px" />}
          caption={<FigureCaption number={1} subject="Pegs at the workshop entrance" note={note} />}
        />
      </div>
    </aside>
  );
}

interface ApplyProps {
  readonly openings: readonly Opening[];
  readonly configuration: ApplicationConfiguration;
  readonly notice: InForce;
  /** From the page, because the list of all pictures must not reach the browser. */
  readonly picture: {
    readonly source: PictureSource;
    readonly alt: string;
    readonly className: string;
  };
  /** What the picture is, for its caption. */
  readonly note: string;
}

/**
 * The form, below the name of the job. A link to the form moves the focus there, so that the next
 * Tab continues inside and a screen reader begins with the heading.
 */
export function Apply({openings, picture, note, ...given}: ApplyProps): ReactNode {
  const positions = useMemo(() => positionsOf(openings), [openings]);
  const application = useApplication({positions, ...given});
  useAnchor(APPLICATION_FORM);
  return (
    <>
      <ApplicationTop {...application} />
      <Section>
        <div className="grid">
          <section
            className="application-form col-text stack stack--full"
            id={APPLICATION_FORM}
            tabIndex={-1}
            aria-labelledby="apply-here"
          >
            <h2 className="visually-hidden" id="apply-here">
              Your application
            </h2>
            <ApplicationForm {...application} />
          </section>
          {!application.receipt && <ApplicationAside picture={picture} note={note} />}
        </div>
      </Section>
    </>
  );
}

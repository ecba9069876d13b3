import {type ReactNode, useMemo} from 'react';
import {useWatch} from 'react-hook-form';
import {FirstPaintScript} from '@site/src/platform/first-paint/FirstPaintScript';
import {MailLink} from '@site/src/components/action/actions';
import {Section, useAnchor} from '@site/src/components/section/Section';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {APPLICATION_FORM, openingPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {closingMoment, payWords, placeWords} from '@site/src/shared/openings/words';
import {brand} from '@site/src/data/brand/brand';
import {applicationMail} from '../application-mail';
import {fileSize} from '../../documents/record/file-size';
import {OpeningTrail} from '../opening/OpeningBlock';
import {ApplicationAside} from './ApplicationAside';
import {ApplicationForm} from './ApplicationForm';
import {type Position, positionOf, positionsOf} from './positions';
import {type ApplicationForm as Application, useApplication} from './useApplication';

export const PAGE_TITLE = 'Application form';

/** Title and introduction of the page. */
type Introduction = Readonly<Record<'heading' | 'lead' | 'backLabel' | 'backTo', string>>;

const defaultIntroduction = {
  heading: PAGE_TITLE,
  lead: 'You use the same form for every job.',
};

function facts({location, pay, ...opening}: Opening): string {
  return `${placeWords(location)}. ${payWords(pay)}. Closes ${closingMoment(opening)}.`;
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
function useChosenPosition({form, positions, receipt}: Application): Position | undefined {
  const chosen = useWatch({control: form.control, name: 'position'});
  return positionOf(positions, receipt?.position.id ?? chosen);
}

/** Says what to have ready, and where to get help. */
function Ready({fileLimit}: ApplicationConfiguration): ReactNode {
  const {main} = brand.phone;
  const size = fileLimit === undefined ? '' : `, up to ${fileSize(fileLimit)}`;
  return (
    <div className="quiet">
      <p>It takes about ten minutes. You’ll need your CV (PDF, DOC or DOCX{size}).</p>
      <p>
        Find this form difficult? Ring <a href={main.href}>{main.display}</a> and we’ll fill it in
        with you.
      </p>
    </div>
  );
}

/** Names the chosen job and says what to have ready. */
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
    <div className="wrap application-top stack stack--close stack--full">
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
 * If this build does not deliver applications, says so above the form and offers email instead.
 */
function EmailFirst(application: Application): ReactNode {
  const {href} = applicationMail(useChosenPosition(application)?.openings ?? []);
  return (
    <div className="notice stack stack--close">
      <p>
        Please apply by email. This form isn’t connected to our mailbox yet, but it can write the
        email for you.
      </p>
      <MailLink href={href} variant="signal">
        Apply by email
      </MailLink>
    </div>
  );
}

interface ApplyProps {
  /** The openings that were open when the site was built. */
  readonly openings: readonly Opening[];
  readonly configuration: ApplicationConfiguration;
  /** The candidate privacy notice in force. */
  readonly notice: InForce;
}

/**
 * The form, below the name of the job. A link to the form moves the focus there, so that the next
 * Tab continues inside and a screen reader begins with the heading.
 */
export function Apply({openings, ...given}: ApplyProps): ReactNode {
  const positions = useMemo(() => positionsOf(openings), [openings]);
  const application = useApplication({positions, ...given});
  useAnchor(APPLICATION_FORM);
  return (
    <>
      <ApplicationTop {...application} />
      <Section>
        <div className="grid">
          <section
            className="application-form stack stack--full"
            id={APPLICATION_FORM}
            tabIndex={-1}
            aria-labelledby="apply-here"
          >
            <h2 className="visually-hidden" id="apply-here">
              Your application
            </h2>
            {application.configuration.delivery === 'log' && !application.receipt && (
              <EmailFirst {...application} />
            )}
            <ApplicationForm {...application} />
          </section>
          {!application.receipt && <ApplicationAside />}
        </div>
      </Section>
    </>
  );
}

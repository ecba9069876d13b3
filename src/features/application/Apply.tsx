import {type ReactNode, useMemo} from 'react';
import {useWatch} from 'react-hook-form';
import {FirstPaintScript} from '@site/src/components/first-paint/FirstPaintScript';
import {Section, useAnchor} from '@site/src/components/section/Section';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/content/policies/pages';
import {APPLICATION_FORM, openingPath} from '@site/src/content/openings/addresses';
import type {Opening} from '@site/src/content/openings/schema';
import {closingMoment, payWords, placeWords} from '@site/src/content/openings/words';
import {OpeningTrail} from '../opening/OpeningBlock';
import {ApplicationAside} from './ApplicationAside';
import {ApplicationForm} from './ApplicationForm';
import {blankMailLink} from './plain-text';
import {type Position, positionOf, positionsOf} from './positions';
import {type ApplicationForm as Application, useApplication} from './useApplication';

export const PAGE_TITLE = 'Application form';

/** What the first screen says. */
type Beginning = Readonly<Record<'heading' | 'lead' | 'backLabel' | 'backTo', string>>;

const anyPosition = {
  heading: PAGE_TITLE,
  lead: 'One form for every position. It takes about ten minutes. You’ll need your CV as a PDF or Word file, but no account.',
};

function facts({location, pay, ...opening}: Opening): string {
  return `${placeWords(location)}. ${payWords(pay)}. Closes ${closingMoment(opening)}.`;
}

/** The job, its place, pay and closing date, and the way back to it. */
function beginningFor({title, openings}: Position): Beginning {
  return {
    heading: `Apply: ${title}`,
    lead: openings.map(facts).join(' Or: '),
    backLabel: `Back to ${title}`,
    backTo: openingPath(openings[0]?.slug ?? ''),
  };
}

/** Runs before the first paint: the page names the job of its address at once. */
function nameTheJob(beginnings: Readonly<Record<string, Beginning>>): void {
  const id = new URLSearchParams(location.search).get('position') ?? '';
  const asked = Object.hasOwn(beginnings, id) ? beginnings[id] : undefined;
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

/** Names the chosen job. In the HTML of the server none is chosen yet. */
function ApplicationTop({form, positions, state}: Application): ReactNode {
  const chosen = useWatch({control: form.control, name: 'position'});
  const beginnings = useMemo(
    () => Object.fromEntries(positions.map((one) => [one.id, beginningFor(one)])),
    [positions],
  );
  // The receipt keeps its job, although the form behind it is empty.
  const id = state.result?.ok ? state.result.receipt.position.id : chosen;
  const named = positionOf(positions, id) && beginnings[id];
  const {heading, lead} = named ?? anyPosition;
  return (
    <div className="wrap application-top">
      <OpeningTrail title={PAGE_TITLE} back={named && {label: named.backLabel, to: named.backTo}} />
      <h1 suppressHydrationWarning>{heading}</h1>
      <p className="lead" suppressHydrationWarning>
        {lead}
      </p>
      <FirstPaintScript run={nameTheJob} args={[beginnings]} />
    </div>
  );
}

/** Says once, before anyone fills in the form, that this build delivers nothing. */
function NotConnected(): ReactNode {
  return (
    <p className="notice">
      <strong>This form isn’t connected to our careers mailbox yet</strong>, so please{' '}
      <a href={blankMailLink.href}>apply by email</a>.
    </p>
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
 * The form, under the job it is for. A link to it moves the focus there, so that the next Tab
 * continues inside and a screen reader begins with the heading.
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
            className="application-form"
            id={APPLICATION_FORM}
            tabIndex={-1}
            aria-labelledby="apply-here"
          >
            <h2 className="visually-hidden" id="apply-here">
              Your application
            </h2>
            {application.configuration.delivery === 'log' && !application.state.result?.ok && (
              <NotConnected />
            )}
            <ApplicationForm {...application} />
          </section>
          {/* What to have ready: not beside a receipt. */}
          {!application.state.result?.ok && (
            <ApplicationAside fileLimit={application.configuration.fileLimit} />
          )}
        </div>
      </Section>
    </>
  );
}

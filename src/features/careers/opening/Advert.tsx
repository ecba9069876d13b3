import {MDXProvider} from '@mdx-js/react';
import {type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {Link, TextLink} from '@site/src/components/action/Link';
import {ProseTable} from '@site/src/components/prose/prose';
import {useAnchor} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {applyPath, openingPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {ButtonLink, MailLink} from '@site/src/components/action/actions';
import {applicationMail} from '../application-mail';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {telephoneHref} from '@site/src/data/brand/telephone';
import {closingMoment, WHAT_HELPS, WHAT_YOU_NEED} from '@site/src/shared/openings/words';

interface ApplyProps {
  readonly opening: Opening;
}

/** The button to apply for a job. */
export function ApplyButton({opening}: ApplyProps): ReactNode {
  return <ButtonLink to={applyPath(opening.slug)}>Apply for this job</ButtonLink>;
}

export interface WaysProps extends ApplyProps {
  /** Whether the form delivers applications. If not, it prepares the email itself. */
  readonly delivers: boolean;
}

/** Offers email instead of the form. Absent where the form itself ends in an email. */
export function ApplyByEmail({opening, delivers}: WaysProps): ReactNode {
  return (
    delivers && <MailLink href={applicationMail([opening]).href}>Apply by email instead</MailLink>
  );
}

function AdvertHeading({id, children}: ComponentProps<'h2'>): ReactNode {
  useAnchor(id);
  return <h2 id={id}>{children}</h2>;
}

/** Elements for the Markdown of an advert. Adverts use no custom components. */
const advertComponents = {
  a: TextLink,
  h2: AdvertHeading,
  table: ProseTable,
};

/** Who may apply, help with applying, and how we use the details (specification, section 9). */
function BeforeYouApply({opening}: {readonly opening: Opening}): ReactNode {
  const {contact} = opening;
  const {rule, proof, detail} = careers.eligibility;
  return (
    <>
      <h2 data-until={opening.closesAt}>Before you apply</h2>
      <div className="advert__points stack" data-search="skip" data-until={opening.closesAt}>
        <p>
          <strong>
            {rule} {proof}
          </strong>{' '}
          {detail}
        </p>
        <p>
          You can ask, in your own words, for an adjustment to the application, the interview or the
          job. You’ll get a decision within ten working days. Contact: {contact.role},{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> or{' '}
          <a href={telephoneHref(contact.phone)}>{contact.phone}</a>.
        </p>
        <p>
          If you’re disabled and meet every point under “{WHAT_YOU_NEED}”, tell us that you’d like
          an interview and we’ll arrange one. If you find forms difficult, ring us and we’ll fill in
          the application with you.
        </p>
        <p>
          Read <Link to="/careers#in-every-job">what every job has, and pay after two years</Link>,{' '}
          and <Link to="/careers#questions">answers to questions</Link>.
        </p>
        <p>
          The <Link to="/privacy/candidates">candidate privacy notice</Link> explains what we do
          with your details and how long we keep them.
        </p>
      </div>
    </>
  );
}

interface PointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

function Points({heading, points}: PointsProps): ReactNode {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{numbersKept(point)}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * The application section at the end of the advert. On phones its button stays visible while the
 * advert is read.
 */
function Apply({opening, delivers}: Omit<Props, 'content'>): ReactNode {
  const term = {'data-until': opening.closesAt};
  return (
    <>
      <h2 {...term}>Apply by {closingMoment(opening)}</h2>
      <div className="advert__apply foot-bar foot-bar--sticky" data-search="skip" {...term}>
        <ApplyButton opening={opening} />
      </div>
      <div className="advert__after" data-search="skip" {...term}>
        <ApplyByEmail opening={opening} delivers={delivers} />
      </div>
      {/* Replaces the button on paper. */}
      <p className="advert__printed" data-search="skip" {...term}>
        Apply at {brand.url}
        {openingPath(opening.slug)}, or by email to {opening.contact.email}. Quote the reference{' '}
        {opening.reference}.
      </p>
    </>
  );
}

interface Props {
  readonly opening: Opening;
  readonly delivers: boolean;
  readonly content: ComponentType;
}

/** The advert: headings on the left, text on the right, and how to apply at the end. */
export function Advert({opening, delivers, content: Content}: Props): ReactNode {
  const {requirements, desirable} = opening;
  return (
    <div className="wrap">
      <div className="advert dashes">
        {/* Must come first: the text below refers to "the points above". */}
        <Points heading={WHAT_YOU_NEED} points={requirements} />
        {desirable && <Points heading={WHAT_HELPS} points={desirable} />}
        <MDXProvider components={advertComponents}>
          <Content />
        </MDXProvider>
        <BeforeYouApply opening={opening} />
        <Apply opening={opening} delivers={delivers} />
      </div>
    </div>
  );
}

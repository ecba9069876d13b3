import {type ReactNode, useEffect} from 'react';
import {Link} from '@site/src/components/action/Link';
import {Definition, Definitions} from '@site/src/components/prose/prose';
import {FieldGroup} from '@site/src/components/form/Field';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import {applicationMail} from '../application-mail';
import {CvField} from './CvField';
import {ReceiptPanel} from './ReceiptPanel';
import {letterOf} from './plain-text';
import {CANDIDATE_NOTICE} from './receipt';
import {availabilities, type FieldName, groups, rules, texts} from './rules';
import {
  type ApplicationForm,
  type ApplicationForm as Application,
  applicationOf,
  FORM_ID,
} from './useApplication';
import {useWatch} from 'react-hook-form';
import {openingPath, OPENINGS_LIST} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {useMinute} from '../../site/clock/useMinute';
import {ClosedNotice} from '../opening/OpeningBlock';
import {isClosed} from '@site/src/shared/openings/opening';
import {closingMoment, placeWords} from '@site/src/shared/openings/words';
import {isOpen, positionOf} from './positions';

function isFileField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}

function refuse(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') && !isFileField(event.target)) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
}

/**
 * Ignores a file dropped outside the field, which would otherwise replace the page and lose the
 * form.
 */
function useIgnoreStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

const MINUTE = 60_000;

const UNKNOWN_POSITION = 'That job isn’t open. You can choose another one below.';

function OpeningFacts({opening}: {readonly opening: Opening}): ReactNode {
  // Checks every minute, because openings close on the minute.
  const closed = isClosed(opening.closesAt, (useMinute() ?? 0) * MINUTE);
  const {title, slug, reference} = opening;
  return (
    <div className="notice stack stack--close chosen">
      {closed && (
        <ClosedNotice opening={opening} others={<Link to={OPENINGS_LIST}>Other openings</Link>} />
      )}
      <Definitions>
        {!closed && <Definition term="Closes">{closingMoment(opening)} (UK time)</Definition>}
        <Definition term="Place">{placeWords(opening)}</Definition>
        <div>
          <dt>Reference</dt>
          <dd className="reference">{reference}</dd>
        </div>
      </Definitions>
      <Link
        className="target"
        to={openingPath(slug)}
        aria-label={`Read the advert: ${title}, ${reference}`}
      >
        Read the advert
      </Link>
    </div>
  );
}

function PositionField(application: ApplicationForm): ReactNode {
  const {site, positions, unknown} = application;
  const chosen = useWatch({control: site.form.control, name: 'position'});
  const minute =
    useMinute(positions.flatMap(({openings}) => openings.map(({closesAt}) => closesAt))) ?? 0;
  return (
    <FormField
      {...site.field('position')}
      rule={rules.position}
      wide
      hint={unknown && !chosen ? UNKNOWN_POSITION : undefined}
      choices={positions.map((position) => ({
        id: position.id,
        label: isOpen(position, minute * MINUTE) ? position.title : `${position.title} (closed)`,
      }))}
      prompt="Choose a position"
      after={
        // Announces what the visitor is applying for: two openings may share a title.
        <div role="status">
          {positionOf(positions, chosen)?.openings.map((opening) => (
            <OpeningFacts key={opening.id} opening={opening} />
          ))}
        </div>
      }
    />
  );
}

const halfWidthFields: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'postalCode',
];

/** A link that opens in a new tab, so that the form keeps its values. */
function NoticeLink({title}: InForce): ReactNode {
  return (
    <p>
      <Link to={CANDIDATE_NOTICE} target="_blank" rel="noopener">
        {title}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}

function ApplicationField({name, ...application}: Application & {name: FieldName}): ReactNode {
  const {site, notice} = application;
  switch (name) {
    case 'position':
      return <PositionField {...application} />;
    case 'resume':
      return <CvField {...application} />;
    default:
      return (
        <FormField
          {...site.field(name)}
          rule={rules[name]}
          wide={!halfWidthFields.includes(name)}
          choices={availabilities}
          after={name === 'dataConsent' ? <NoticeLink {...notice} /> : undefined}
        />
      );
  }
}

/**
 * The application form (specification 3, 4, 5 and 8): twelve fields in four groups, each rendered
 * as the table of rules says. After sending, the receipt replaces the form, which is emptied and
 * hidden.
 */
export function ApplicationForm(application: Application): ReactNode {
  const {site, configuration, positions, receipt} = application;
  useIgnoreStrayDrops();
  return (
    <>
      <FormFrame
        site={site}
        label="Application"
        texts={texts}
        letterOf={(values) => letterOf(applicationOf(values), positions)}
        success={receipt && <ReceiptPanel receipt={receipt} formId={FORM_ID} />}
        replaced={receipt !== undefined}
        mail={applicationMail([])}
        smallPrint="We use your details only to consider you for work."
      >
        {groups.map(({title, fields}) => (
          <FieldGroup key={title} title={title}>
            {fields.map((name) => (
              <ApplicationField key={name} name={name} {...application} />
            ))}
          </FieldGroup>
        ))}
      </FormFrame>
      {site.sending && configuration.delivery !== 'log' && (
        <div className="sending">
          <p>Your application is on its way.</p>
          <button className="button button--plain" type="button" onClick={site.cancel}>
            Cancel
          </button>
        </div>
      )}
    </>
  );
}

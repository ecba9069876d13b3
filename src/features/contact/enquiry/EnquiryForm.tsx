import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type ReactNode, useState} from 'react';
import {useWatch} from 'react-hook-form';
import {Link} from '@site/src/components/action/Link';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {brand} from '@site/src/data/brand/brand';
import {openRows} from '@site/src/data/brand/office-hours';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {contact} from '@site/src/data/contact/contact';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import {useSiteForm} from '../../site/form/useSiteForm';
import {aboutPages, readContext, withAbout} from './context';
import {blankMailLink, letterOf} from './plain-text';
import {
  divisionOf,
  divisions,
  emptyEnquiry,
  type Enquiry,
  enquirySchema,
  type FieldName,
  fieldNames,
  rules,
  texts,
} from './rules';
import {sendEnquiry} from './send';

const FORM_ID = 'enquiry';

const fullWidthFields: readonly FieldName[] = ['company', 'division', 'phone', 'message'];

function SuccessPanel(enquiry: Enquiry): ReactNode {
  const company = divisionOf(enquiry.division)?.company ?? brand.name;
  const shown = fieldNames.filter((name) => name !== 'division' && enquiry[name] !== '');
  return (
    <MessagePanel kind="success" heading={`Your message was sent to ${company}`} formId={FORM_ID}>
      <p>
        They’ll reply {contact.answerTime} ({openRows.map(({days}) => days).join(', ')}). If you
        haven’t heard by then, call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
      </p>
      <h4>What you sent</h4>
      <dl className="terms terms--typed">
        {shown.map((name) => (
          <div key={name}>
            <dt>{rules[name].label}</dt>
            <dd dir="auto">{enquiry[name]}</dd>
          </div>
        ))}
      </dl>
    </MessagePanel>
  );
}

interface AboutLineProps {
  /** The service or project that the visitor came from; empty if none. */
  readonly about: string;
  readonly onChange: () => void;
}

/** Says what the message is about. "Change" leads to the company field, also without scripts. */
function AboutLine({about, onChange}: AboutLineProps): ReactNode {
  return (
    <p className="notice form__wide" data-about hidden={about === ''} suppressHydrationWarning>
      About: <b suppressHydrationWarning>{about}</b>{' '}
      <a
        className="target"
        href={`#${FORM_ID}-division`}
        onClick={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        Change
      </a>
    </p>
  );
}

const resolver = standardSchemaResolver(enquirySchema);

/**
 * The enquiry form (specification 2 to 5, 7 and 8): six fields, rendered from the table of rules.
 */
export function EnquiryForm({configuration}: {configuration: EnquiryConfiguration}): ReactNode {
  // Empty on the server, which doesn't know how the visitor reached this page.
  const [context] = useState(() =>
    typeof document === 'undefined'
      ? {division: '', about: ''}
      : readContext({referrer: document.referrer, address: location.href, pages: aboutPages()}),
  );
  const {division} = context;
  const [aboutRemoved, setAboutRemoved] = useState(false);
  // Another company is another subject.
  const aboutFor = (chosen: string) =>
    aboutRemoved || (chosen || division) !== division ? '' : context.about;
  const site = useSiteForm<Enquiry, Enquiry>({
    id: FORM_ID,
    draftName: ENQUIRY_DRAFT_NAME,
    names: fieldNames,
    resolver,
    suggestion: {name: 'division', value: division},
    empty: {...emptyEnquiry, division},
    messageOf: (enquiry) => withAbout(enquiry, aboutFor(enquiry.division)),
    send: async (enquiry, signal) => {
      const outcome = await sendEnquiry(enquiry, configuration, signal);
      // The next message may be about something else.
      if (outcome.ok) setAboutRemoved(true);
      return outcome;
    },
  });
  const {form, result} = site;
  const about = aboutFor(useWatch({control: form.control, name: 'division'}));
  return (
    <div className="stack stack--full">
      <FormFrame
        site={site}
        label="Enquiry"
        texts={texts}
        letterOf={(values) => letterOf(withAbout({...emptyEnquiry, ...values}, about))}
        success={result && <SuccessPanel {...result.message} />}
        mail={blankMailLink}
        smallPrint={
          <>
            We use your details only to reply to you. <Link to="/privacy">Privacy Policy</Link>
          </>
        }
      >
        <AboutLine
          about={about}
          onChange={() => {
            setAboutRemoved(true);
            form.setFocus('division');
          }}
        />
        {fieldNames.map((name) => (
          <FormField
            key={name}
            {...site.field(name)}
            rule={rules[name]}
            wide={fullWidthFields.includes(name)}
            choices={divisions}
            prompt="Choose a company"
          />
        ))}
      </FormFrame>
    </div>
  );
}

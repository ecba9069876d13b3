import type {ReactNode} from 'react';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';
import {divisionOf} from './divisions';
import {fieldNames, rules, type Enquiry} from './rules';

interface Props {
  /** What was sent. */
  readonly enquiry: Enquiry;
  readonly formId: string;
}

/** Says what was sent, to which company, and when to expect an answer. */
export function SuccessPanel({enquiry, formId}: Props): ReactNode {
  const company = divisionOf(enquiry.division)?.company ?? brand.name;
  const shown = fieldNames.filter((name) => name !== 'division' && enquiry[name] !== '');
  return (
    <MessagePanel kind="success" heading={`Your message was sent to ${company}`} formId={formId}>
      <p>
        They answer you {contact.answerTime}, {brand.hours[0]?.days}. If you hear nothing, call{' '}
        <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
      </p>
      <h4>What you sent</h4>
      <dl className="sent">
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

import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {entities} from '@site/src/data/companies/companies';
import type {PolicyFrontMatter} from '@site/src/content/documents/schema';
import {longDay} from '@site/src/content/dates';
import {editionCell} from './edition-cell';
import {fullReference} from './reference';

const STATUS_WORDS: Record<PolicyFrontMatter['status'], string> = {
  draft: 'Draft, not in force',
  'in force': 'In force',
  superseded: 'Superseded',
};

/** Whether a policy holds, as a word behind a mark. */
export function Status({status}: {readonly status: PolicyFrontMatter['status']}): ReactNode {
  return (
    <span className={status === 'in force' ? 'status status--current' : 'status'}>
      {STATUS_WORDS[status]}
    </span>
  );
}

function scope(appliesTo: PolicyFrontMatter['appliesTo']): string {
  return appliesTo.length === Object.keys(entities).length
    ? 'Every company of the group, and everyone who works on their behalf'
    : appliesTo.map((company) => entities[company].name).join(', ');
}

/** The control block: who owns the policy, who approved it, what is in force until when. */
export function PolicyTitleBlock({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  return (
    <TitleBlock
      cells={[
        {term: 'Reference', value: fullReference(policy.reference), reference: true},
        {term: 'Status', value: <Status status={policy.status} />},
        editionCell,
        {term: 'Version', value: policy.version, reference: true},
        {term: 'Owner', value: policy.owner},
        {
          term: 'Approved by',
          value: (
            <>
              {policy.approver}
              <br />
              {longDay(policy.approvedOn)}
            </>
          ),
        },
        {term: 'Effective', value: longDay(policy.effectiveFrom)},
        {term: 'Next review', value: longDay(policy.reviewBy)},
        {term: 'Type', value: policy.type === 'statement' ? 'Statement' : 'Policy'},
        {term: 'Applies to', value: scope(policy.appliesTo), wide: true},
      ]}
    />
  );
}

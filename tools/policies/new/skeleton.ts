import {aYearAfter} from '../../../src/plugins/documents/versions-and-days';
import {PLACEHOLDER} from '../../../src/plugins/documents/fixed-facts';
import {yamlText} from '../content/front-matter';

/** What is known of a policy before it is written. */
export interface NewPolicy {
  readonly slug: string;
  /** Title of the page. Example: `Drugs and alcohol policy`. */
  readonly title: string;
  /** Short name for menus and the card. */
  readonly label: string;
  readonly reference: string;
  readonly type: 'policy' | 'statement';
  readonly owner: string;
  readonly approver: string;
  /** Day on which it will probably be approved. */
  readonly approvedOn: string;
  readonly appliesTo: readonly string[];
}

/** What each section is for. The last one holds the sentence that every policy must have. */
const SECTIONS = [
  {
    heading: 'Why this policy exists',
    text: `${PLACEHOLDER}: what it prevents or protects, and the law it rests on.]`,
  },
  {
    heading: 'Who it covers',
    text: `${PLACEHOLDER}: the people, companies, places and work.]`,
  },
  {
    heading: 'What we do',
    text: `${PLACEHOLDER}: who does what, by when; one paragraph for each matter.]`,
  },
  {
    heading: 'Responsibilities',
    text: `${PLACEHOLDER}: what the board, directors, managers and everyone else must do.]`,
  },
  {
    heading: 'Records, training and review',
    text: `${PLACEHOLDER}: what is recorded, how long it is kept, and who is trained.]\n\nThis policy is reviewed annually.`,
  },
] as const;

/** Number of sections that a new policy begins with. */
export const SECTION_COUNT = SECTIONS.length;

/**
 * The file of a new policy. It passes every check as a draft: `draft: true` keeps Docusaurus from
 * publishing it, and the placeholders are refused as soon as it is a draft no longer.
 */
export function skeleton(policy: NewPolicy): string {
  const {approvedOn} = policy;
  const sentence = `${PLACEHOLDER}: what somebody in a hurry must know.]`;
  const body = SECTIONS.map(({heading, text}) => `## ${heading}\n\n${text}\n`).join('\n');
  return `---
title: ${yamlText(policy.title)}
description: '${PLACEHOLDER}: what it is about and for whom, in 70 to 160 characters.]'
sidebar_label: ${yamlText(policy.label)}
draft: true
kind: policy
reference: ${policy.reference}
type: ${policy.type}
version: '1.0'
status: draft
owner: ${yamlText(policy.owner)}
approver: ${yamlText(policy.approver)}
approvedOn: ${approvedOn}
effectiveFrom: ${approvedOn}
reviewBy: ${aYearAfter(approvedOn)}
changeType: major
changeNote: First issue.
appliesTo: [${policy.appliesTo.join(', ')}]
statutes:
  - name: '${PLACEHOLDER}: the Act or regulations]'
    url: https://www.legislation.gov.uk/
sections: ${SECTION_COUNT}
inShort:
  - '${sentence}'
  - '${sentence}'
  - '${sentence}'
revisions:
  - version: '1.0'
    effectiveFrom: ${approvedOn}
    sections: all
    changeType: major
    note: First issue.
    approvedBy: ${yamlText(policy.approver)}
---

${body}`;
}

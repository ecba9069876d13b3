import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Marks} from '@site/src/components/register/Marks';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {brand} from '@site/src/data/brand/brand';
import {group} from '@site/src/data/group/group';
import {longDay} from '../document/dates';

/**
 * The evidence, and the link to the modern slavery statement, which section 54 of the Modern
 * Slavery Act 2015 wants in a prominent place on the home page.
 */
export function Accreditations(): ReactNode {
  return (
    <Section flushTop>
      <SectionHead heading="Accreditations" />
      <Marks marks={group.accreditations} />
      <p className="after-cards">
        Read our <Link to="/policies/modern-slavery">modern slavery statement</Link> for the year
        ended {longDay(brand.turnover.yearEnd)}.
      </p>
    </Section>
  );
}

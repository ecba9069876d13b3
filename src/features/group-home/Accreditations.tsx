import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Stamps} from '@site/src/components/drawing/Stamps';
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
      <Stamps groups={group.accreditations} />
      <div className="stamps-foot after-cards">
        <p>
          Read our <Link to="/policies/modern-slavery">modern slavery statement</Link> for the year
          ended {longDay(brand.turnover.yearEnd)}.
        </p>
        <GoLink to="/contact">Ask for the certificates</GoLink>
      </div>
    </Section>
  );
}

import {usePluginData} from '@docusaurus/useGlobalData';
import {Fragment, type ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {Columns, Section, SectionHead, useAnchor} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {registration} from '@site/src/data/companies/companies';
import {type Kind, register, roleAnchor} from '@site/src/data/people/people';
import type {DocumentsData, ListedPolicy} from '@site/src/shared/documents/registers';
import {mailtoHref} from '../site/mailto';

const {phone, email} = brand;

type Entry = (typeof register)[number];

const GROUPS: Readonly<Record<Kind, string>> = {
  board: 'Board',
  officer: 'Officers',
  regional: 'Regions and sites',
};

const switchboard = <a href={phone.main.href}>{phone.main.display}</a>;

function Reach({title, reach}: Pick<Entry, 'title' | 'reach'>): ReactNode {
  switch (reach) {
    case 'letter':
      return (
        <>
          Write to {registration.office}. Mark the envelope “Private: for the {title}”.
        </>
      );
    case 'site':
      return (
        <>
          Call {switchboard}. If it can’t wait for office hours, call{' '}
          <a href={phone.emergency.href}>{phone.emergency.display}</a>.
        </>
      );
    case 'email':
    case 'privacy': {
      const to = reach === 'privacy' ? email.privacy : email.info;
      const subject = `For the ${title}`;
      return (
        <>
          Email <a href={mailtoHref({to, subject})}>{to}</a>, subject “{subject}”, or call{' '}
          {switchboard}.
        </>
      );
    }
  }
}

interface RowProps {
  readonly entry: Entry;
  /** The policies that the role owns. */
  readonly policies: readonly ListedPolicy[];
}

function Row({entry, policies}: RowProps): ReactNode {
  const {title, answersFor, deputy} = entry;
  const id = roleAnchor(title);
  useAnchor(id);
  return (
    <li className="entry entry--name-text">
      <h3 id={id} className="subheading">
        {title}
      </h3>
      <div className="stack stack--close">
        <p>Answers for {answersFor}</p>
        {policies.length > 0 && (
          <p>
            Policies:{' '}
            {policies.map(({path, label}, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <Link to={path}>{label}</Link>
              </Fragment>
            ))}
          </p>
        )}
        <p className="quiet" data-search="skip">
          <Reach {...entry} /> Deputy: <Link to={`#${roleAnchor(deputy)}`}>{deputy}</Link>.
        </p>
      </div>
    </li>
  );
}

/** Who answers for what, by role, and how to reach each role. */
export function People(): ReactNode {
  const {policies} = usePluginData('documents') as DocumentsData;
  return (
    <Section id="people">
      <SectionHead heading="Who answers for what">
        We list roles, because people change jobs and the role stays. Ask for the role when you call
        or write. When someone is away, the deputy decides.
      </SectionHead>
      {(Object.keys(GROUPS) as Kind[]).map((kind) => (
        <div key={kind} className="after">
          <Columns left={<h2 className="subheading quiet">{GROUPS[kind]}</h2>}>
            <ul className="register">
              {register
                .filter((entry) => entry.kind === kind)
                .map((entry) => (
                  <Row
                    key={entry.title}
                    entry={entry}
                    policies={policies.filter(({owner}) => owner === entry.title)}
                  />
                ))}
            </ul>
          </Columns>
        </div>
      ))}
    </Section>
  );
}

import {usePluginData} from '@docusaurus/useGlobalData';
import {Fragment, type ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {Spread} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import {Section, SectionHead, useAnchor} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companies, registration} from '@site/src/data/companies/companies';
import {register, roleAnchor} from '@site/src/data/people/people';
import type {DocumentsData, ListedPolicy} from '@site/src/shared/documents/registers';
import {mailtoHref} from '../site/mailto';
import {ModelCaption, ModelPicture} from '../site/ModelPicture';

const {phone, email} = brand;

type Person = (typeof register)[number];

const GROUPS = [
  {
    id: 'group' as const,
    shortName: 'Group',
    summary: 'Board, finance, HR, safety, quality, buying and personal data',
  },
  ...companies,
].filter(({id}) => register.some(({company}) => company === id));

const switchboard = <a href={phone.main.href}>{phone.main.display}</a>;

/** The ways to reach a role. Each role gives only its own link. */
function Ways(): ReactNode {
  return (
    <Register tone="ink">
      <Entry name="By phone" layout="below">
        Call {switchboard} and ask for the role. If it can’t wait for office hours, call{' '}
        <a href={phone.emergency.href}>{phone.emergency.display}</a>.
      </Entry>
      <Entry name="By letter" layout="below">
        Write to {registration.office}. Mark the envelope with the role: “Private: for the Company
        Secretary”.
      </Entry>
    </Register>
  );
}

function Reach({title, reach}: Pick<Person, 'title' | 'reach'>): ReactNode {
  switch (reach) {
    case 'letter':
      return 'By letter';
    case 'site':
      return switchboard;
    case 'email':
    case 'privacy': {
      const to = reach === 'privacy' ? email.privacy : email.info;
      return (
        <a href={mailtoHref({to, subject: `For the ${title}`})}>
          {reach === 'privacy' ? to : 'Email'}
          <span className="visually-hidden"> the {title}</span>
        </a>
      );
    }
  }
}

interface RowProps {
  readonly person: Person;
  readonly group: (typeof GROUPS)[number];
  /** The policies that the role owns. */
  readonly policies: readonly ListedPolicy[];
}

function Row({person, group, policies}: RowProps): ReactNode {
  const {title, answersFor, deputy} = person;
  const id = roleAnchor(title);
  useAnchor(id);
  return (
    <li className="people__row">
      <h3 id={id}>{title}</h3>
      <div className="people__text">
        <p>Answers for {answersFor}</p>
        <p className="label quiet">
          {/* A link to a role scrolls the name of its company out of view. */}
          <span data-search="skip">{group.shortName}. </span>
          {policies.length > 0 && (
            <>
              {policies.length === 1 ? 'Policy' : 'Policies'}:{' '}
              {policies.map(({path, label}, index) => (
                <Fragment key={path}>
                  {index > 0 && ', '}
                  <Link to={path}>{label}</Link>
                </Fragment>
              ))}
              .{' '}
            </>
          )}
          <span data-search="skip">
            Deputy: <Link to={`#${roleAnchor(deputy)}`}>{deputy}</Link>.
          </span>
        </p>
      </div>
      <div className="label target" data-search="skip">
        <Reach {...person} />
      </div>
    </li>
  );
}

/** The roles of the group and of each company, folded. */
function Roles(): ReactNode {
  const {policies} = usePluginData('documents') as DocumentsData;
  return (
    <div className="register">
      {GROUPS.map((group) => (
        <details key={group.id} className="disclosure">
          <summary>
            <span className="people__group">
              <span className="subheading">
                <CompanyName company={group.id}>{group.shortName}</CompanyName>
              </span>{' '}
              <span className="label quiet">{group.summary}</span>
            </span>
          </summary>
          <p className="label quiet" data-search="skip">
            “Email” opens a message to {email.info} with the role as its subject.
          </p>
          <ul>
            {register
              .filter(({company}) => company === group.id)
              .map((person) => (
                <Row
                  key={person.title}
                  person={person}
                  group={group}
                  policies={policies.filter(({owner}) => owner === person.title)}
                />
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

const ID = 'people';

/** Who answers for what, by company and role, and how to reach each role. */
export function People(): ReactNode {
  useAnchor(ID);
  return (
    <div id={ID}>
      <Section>
        <SectionHead heading="Who answers for what">
          Choose a company to see who does what. A deputy covers absences.
        </SectionHead>
        <Roles />
      </Section>
      <Spread
        tone="ink"
        picture={
          <ModelPicture name="pigeonholes" sizes="(min-width: 62rem) max(58vw, 76rem), 100vw" />
        }
      >
        <h2>How to reach a role</h2>
        <p>
          We list roles, because people change jobs and the role stays. The list above says how to
          reach each one.
        </p>
        <Ways />
        <p className="caption" data-search="skip">
          <ModelCaption
            name="pigeonholes"
            number={4}
            subject="Pigeonholes for the post, one for each role"
          />
        </p>
      </Spread>
    </div>
  );
}

import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {SEARCH_PATH} from '@site/src/features/search/addresses';

export default function Page(): ReactNode {
  return (
    <Layout
      noIndex
      title="Search"
      description={`Search the ${brand.name} website: pages, services, projects, job openings, and policies clause by clause.`}
    >
      <div className="wrap grid search-page">
        <h1 className="col-left">Search</h1>
        <div className="col-right-wide stack stack--full">
          <SearchForm />
        </div>
      </div>
      <FamilyLinks />
    </Layout>
  );
}

/**
 * The search form; answer.ts shows the results. Without that script, submitting loads this page
 * again.
 */
function SearchForm(): ReactNode {
  return (
    <>
      <form className="search needs-script" id="search" role="search" action={SEARCH_PATH}>
        <div className="field">
          <label htmlFor="search-words">Search policies, services and jobs</label>
          <p className="field__hint" id="search-hint">
            Results appear below the field as you type.
          </p>
          <input
            className="input"
            id="search-words"
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
            aria-describedby="search-hint"
            enterKeyHint="search"
          />
        </div>
      </form>
      <details className="disclosure disclosure--inline search__options needs-script">
        <summary>Search options</summary>
        <div className="field field--beside">
          <label htmlFor="search-editions">Include superseded editions</label>
          <input id="search-editions" form="search" name="edition" type="checkbox" value="all" />
        </div>
      </details>
      <noscript>
        <p className="lead">
          Search needs JavaScript, which is switched off in this browser. The lists below link to
          every page.
        </p>
      </noscript>
    </>
  );
}

/** The kinds of pages, by the address that lists or begins them. */
const FAMILIES = [
  [
    'Construction services',
    '/construction-services',
    'New buildings, fit-out, renovation, and their management.',
  ],
  ['Design', '/design', 'Homes, workplaces and extensions, with the fee for each step.'],
  ['Bespoke joinery', '/bespoke', 'Furniture, kitchens, stairs, fire doors and old windows.'],
  ['Facilities services', '/services', 'Cleaning, security, maintenance and emergency response.'],
  ['Security training', '/services/security-training', 'Courses that Recruitment runs in Tilbury.'],
  ['Projects', '/projects', 'In the UK and abroad, each with its programme and figures.'],
  ['Careers', '/careers', 'Every open position, with pay and closing date.'],
  ['Policies', '/policies', 'How we work, clause by clause, with every version on record.'],
  ['Reports', '/reports', 'Results, bid pack, supplier code and gender pay gap.'],
  ['About', '/about', 'The companies, their people, certificates and places.'],
  ['Contact', '/contact', 'Telephone, message, map and opening hours.'],
] as const;

/** Links to every kind of page, for browsing without a search. */
function FamilyLinks(): ReactNode {
  return (
    <Section id="browse-everything" flushTop>
      <Columns left={<h2>Browse everything</h2>}>
        <Points
          points={FAMILIES.map(([title, path, text]) => ({title, path, text}))}
          form="compact"
        />
      </Columns>
    </Section>
  );
}

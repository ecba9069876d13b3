import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {REGISTERS, SEARCH_PATH} from '@site/src/features/search/addresses';

export default function Page(): ReactNode {
  return (
    <Layout
      noIndex
      title="Search"
      description={`Search the ${brand.name} website: pages, services, projects, job openings, and policies clause by clause.`}
    >
      <div className="wrap grid search-page">
        <h1>Search</h1>
        <SearchForm />
      </div>
      <RegisterLinks />
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
      <form
        className="search search--page needs-script"
        id="search"
        role="search"
        action={SEARCH_PATH}
      >
        <div className="field search__field">
          <label htmlFor="search-words">Search policies, services and jobs</label>
          <input
            className="input"
            id="search-words"
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
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

/** Descriptions of the registers, in the order of `REGISTERS`. */
const DESCRIPTIONS = [
  'How we work, clause by clause, with every version on record.',
  'What the facilities company does in buildings that are in use.',
  'Our work in the UK and abroad, each project with its programme and figures.',
  'Every open position, with pay and closing date.',
];

/** Links to every register, for browsing without a search. */
function RegisterLinks(): ReactNode {
  return (
    <Section id="browse-everything" flushTop>
      <Columns left={<h2>Browse everything</h2>}>
        <Register>
          {REGISTERS.map(({label, href}, index) => (
            <Entry key={href} name={<Link to={href}>{label}</Link>}>
              {DESCRIPTIONS[index]}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}

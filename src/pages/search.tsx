import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {navigation} from '@site/src/data/navigation/navigation';
import {SEARCH_PATH} from '@site/src/features/search/addresses';

export default function Page(): ReactNode {
  return (
    <Layout
      noIndex
      title="Search"
      description={`Search the ${brand.name} website: pages, services, projects, job openings, and policies clause by clause.`}
    >
      <div className="wrap grid search__page">
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

/** Links to every kind of page, for browsing without a search. */
function FamilyLinks(): ReactNode {
  return (
    <Section id="browse-everything" flushTop>
      <Columns left={<h2>Browse everything</h2>}>
        <Points points={navigation.browse} form="compact" />
      </Columns>
    </Section>
  );
}

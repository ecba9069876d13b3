import Head from '@docusaurus/Head';
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
      title="Search"
      description={`Find a page, a policy by its words or its clause, or an open position on the site of ${brand.name}.`}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="wrap search-page">
        <h1>Search</h1>
        <SearchForm />
      </div>
      <Lists />
    </Layout>
  );
}

/** Sent as it is, it leads to the same page; what the script adds is in answer.ts. */
function SearchForm(): ReactNode {
  return (
    <>
      <form className="search search--page needs-script" role="search" action={SEARCH_PATH}>
        <div className="field search__field">
          <label htmlFor="search-words">Words, a clause or a job title</label>
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
        <div className="field field--beside">
          <label htmlFor="search-editions">Earlier editions too</label>
          <input id="search-editions" name="edition" type="checkbox" value="all" />
        </div>
      </form>
      <noscript>
        <p className="lead">
          Search works with JavaScript only, which this browser does not run. The lists below lead
          to every page.
        </p>
      </noscript>
    </>
  );
}

/** What each register holds, in their order. */
const HELD = [
  'How we work, clause by clause, with every version on record.',
  'What the facilities company does in buildings that are in use.',
  'Featured work abroad, each with its drawing and its figures.',
  'Every open position, with pay and closing date.',
];

/** The ways to everything without a search. */
function Lists(): ReactNode {
  return (
    <Section flushTop>
      <Columns left={<h2>Everything, listed</h2>}>
        <Register>
          {REGISTERS.map(({label, href}, index) => (
            <Entry key={href} name={<Link to={href}>{label}</Link>}>
              {HELD[index]}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}

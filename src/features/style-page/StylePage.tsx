import Head from '@docusaurus/Head';
import {Link} from '@site/src/components/action/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {
  exampleFamilies,
  EXAMPLE_COMPARISON,
  STYLE_PATH,
} from '@site/src/plugins/style-page/addresses';
import type {Token} from '@site/src/plugins/style-page/tokens';
import {ForcedStates} from './forced-states';
import {sheetTitles, type SheetId} from './sheet-ids';
import {sheets} from './sheets';

const ids = Object.keys(sheetTitles) as SheetId[];

function Contents(): ReactNode {
  return (
    <nav className="style-contents" aria-label="Sheets">
      <ol>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{sheetTitles[id]}</a>
          </li>
        ))}
      </ol>
      <p className="caption">
        Page families with example content:{' '}
        {exampleFamilies.map((family) => (
          <Link key={family} to={`${STYLE_PATH}/${family}`}>
            {family}
          </Link>
        ))}{' '}
        <a href={EXAMPLE_COMPARISON}>comparison</a>
      </p>
    </nav>
  );
}

function Sheet({id, tokens}: {readonly id: SheetId; readonly tokens: readonly Token[]}): ReactNode {
  const Content = sheets[id];
  useAnchor(id);
  return (
    <section className="style-sheet" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="style-sheet__title wrap" id={`${id}-title`}>
        {sheetTitles[id]}
      </h2>
      <Content tokens={tokens} />
    </section>
  );
}

/** Every token and every part of the site in its states, made of the parts themselves. */
export default function StylePage({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <Layout title="Style page" description="Tokens, parts and their states, for maintainers.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="wrap style-top">
        <h1>Style page</h1>
        <p className="lead">Every token and every part of the site, in its states.</p>
        <Contents />
      </div>
      <Application name="states">
        <ForcedStates />
      </Application>
      {ids.map((id) => (
        <Sheet key={id} id={id} tokens={tokens} />
      ))}
    </Layout>
  );
}

import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {type ReactNode, useEffect} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {isEmpty} from '@site/src/data/group/group';
import {international} from '@site/src/data/international/international';
import {SEARCH_PATH} from '../../search/addresses';
import {Logo} from '../header/Logo';
import {ModelPicture} from '../ModelPicture';

/**
 * The not-found page, outside the root layout. The specification fixes its text and links (2 and
 * 8). Logs the attempted path to the browser's console.
 */
export function NotFoundPage(): ReactNode {
  const {pathname} = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, [pathname]);
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Return to the home page, or see our international projects."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="lost ink">
        <div className="lost__bar wrap">
          <Logo to="/" />
        </div>
        <div className="lost__picture frame">
          {/* The picture is 16:9 and fills its frame, which is narrower in most windows. */}
          <ModelPicture
            name="notfound"
            sizes="(min-width: 75rem) max(100vw, 178vh), max(100vw, 64vh)"
            priority
          />
        </div>
        <div className="lost__text wrap">
          <div className="lost__words stack">
            <h1>404</h1>
            <p>Oops! Page not found</p>
            <ButtonRow>
              <ButtonLink to="/">Return to Home</ButtonLink>
              {!isEmpty(international.countries) && (
                <ButtonLink to="/international-projects" variant="onPicture">
                  View International Projects
                </ButtonLink>
              )}
            </ButtonRow>
            <ul className="links">
              <li>
                <Link to={SEARCH_PATH}>Search</Link>
              </li>
              <li>
                <Link to="/contact">Contact</Link>
              </li>
            </ul>
          </div>
        </div>
      </main>
    </>
  );
}

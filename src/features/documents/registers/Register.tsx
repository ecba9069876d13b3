import Head from '@docusaurus/Head';
import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/register/Register';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {CHANGES_FEED_PATH, REVIEWS_PATH} from '@site/src/policy-record/shared/addresses';
import type {Listed} from '@site/src/shared/documents/registers';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {savedName} from '@site/src/shared/saved-name';
import {fullReference} from '@site/src/shared/documents/reference';

interface TopProps {
  readonly trail: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly cells: readonly TitleBlockCell[];
  /** Ruled parts below title and title block. */
  readonly children?: ReactNode;
}

export function RegisterTop({trail, title, lead, cells, children}: TopProps): ReactNode {
  return (
    <header className="wrap grid document__top">
      <div className="document__back-cell">{trail}</div>
      <div className="document__title col-text stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="document__control">
        <TitleBlock cells={cells} />
      </div>
      {children}
    </header>
  );
}

const FEED = 'Major changes to policies, notices and reports';

/**
 * Links to the feed of changes and the calendar of reviews, also for programs. They are plain links,
 * because the link checker knows only pages.
 */
export function FollowChanges(): ReactNode {
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title={FEED} href={CHANGES_FEED_PATH} />
        <link rel="alternate" type="text/calendar" title="Review dates" href={REVIEWS_PATH} />
      </Head>
      Follow <a href={CHANGES_FEED_PATH}>major changes</a> in a feed reader, and{' '}
      <a href={REVIEWS_PATH} download={savedName('policy-reviews.ics')}>
        review dates
      </a>{' '}
      in a calendar.
    </>
  );
}

interface TableProps<Document> {
  /** Heading of the title column. Example: `'Policy'`. */
  readonly subject: string;
  readonly documents: readonly Document[];
  /** Numbers the rows, for a drawing that refers to them. */
  readonly numbered?: boolean;
  /** What else to say about a document, below its description. */
  readonly note?: (document: Document) => ReactNode;
  /** Further columns by heading, after reference and title. */
  readonly columns: Readonly<Record<string, (document: Document) => ReactNode>>;
}

/** One row per document, in the given order. */
export function RegisterTable<Document extends Listed>(props: TableProps<Document>): ReactNode {
  const {subject, documents, numbered = false, note, columns} = props;
  return (
    <div className="wrap table-frame">
      <table className="table table--stack table--register">
        <ColumnHeads heads={['Reference', subject, ...Object.keys(columns)]} />
        <tbody>
          {documents.map((document, index) => (
            <tr key={document.path}>
              <th scope="row" className="reference">
                {fullReference(document.reference)}{' '}
                {numbered && (
                  <span className="drawing-mark" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
              </th>
              <td>
                <Link className="subheading" to={document.path}>
                  {document.title}
                </Link>
                <p className="quiet">{numbersKept(document.description)}</p>
                {note?.(document)}
              </td>
              {Object.entries(columns).map(([head, value]) => (
                <td key={head} data-label={head}>
                  {value(document)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

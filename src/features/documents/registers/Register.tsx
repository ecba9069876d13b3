import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import type {Listed} from '@site/src/shared/documents/registers';
import {fullReference} from '../reference';

interface TopProps {
  readonly trail: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly cells: readonly TitleBlockCell[];
  /** What stands under the title block. */
  readonly children?: ReactNode;
}

/** Head of a register: what it is, and its title block. */
export function RegisterTop({trail, title, lead, cells, children}: TopProps): ReactNode {
  return (
    <header className="wrap document__top">
      <div className="document__back-cell">{trail}</div>
      <div className="document__title">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="document__control">
        <TitleBlock cells={cells} />
        {children}
      </div>
    </header>
  );
}

interface TableProps<Document> {
  /** What a row is. Example: `'Policy'`. */
  readonly subject: string;
  readonly documents: readonly Document[];
  /** What stands beside reference, title and description, by the heads of the columns. */
  readonly columns: Readonly<Record<string, (document: Document) => ReactNode>>;
}

/** Ruled rows in the order of the references. */
export function RegisterTable<Document extends Listed>(props: TableProps<Document>): ReactNode {
  const {subject, documents, columns} = props;
  return (
    <div className="wrap table-frame">
      <table className="table table--stack table--register">
        <thead>
          <tr>
            {['Reference', subject, ...Object.keys(columns)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={document.path}>
              <th scope="row" className="reference">
                {fullReference(document.reference)}
              </th>
              <td>
                <Link className="subheading" to={document.path}>
                  {document.title}
                </Link>
                <p className="quiet">{document.description}</p>
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

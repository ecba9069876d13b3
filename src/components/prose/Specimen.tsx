import {Children, isValidElement, type ReactNode} from 'react';
import {NarrowFold} from '../action/actions';
import {CompanyName, TitleBlock} from '../titleblock/TitleBlock';
import {specimenAnchor} from '../../shared/documents/specimen';

/** Says what is on the sheet. Example: `Open: score; actions; October so far`. */
function contents(children: ReactNode): string {
  const headings = Children.toArray(children).flatMap((child) =>
    isValidElement<{id?: string; children?: ReactNode}>(child) &&
    typeof child.props.children === 'string' &&
    child.props.id !== undefined
      ? [child.props.children]
      : [],
  );
  return `Open: ${headings.join('; ')}`;
}

interface Props {
  /** Example: `Monthly cleaning audit`. The anchor is made from it: `monthly-cleaning-audit`. */
  readonly name: string;
  readonly company: string;
  readonly companyName: string;
  /** Example: `AUDIT-0417-OCT`. */
  readonly reference: string;
  /** What kind of building it is, without name or street. */
  readonly building: string;
  readonly date: string;
  /** Tables, then a list of who signed. */
  readonly children: ReactNode;
}

/**
 * A document as clients receive it, filled in with invented figures. The search finds its name but
 * not its contents.
 */
export function Specimen(props: Props): ReactNode {
  const {name, company, companyName, reference, building, date, children} = props;
  return (
    <figure className="specimen" aria-label={`Specimen: ${name}`}>
      <div className="specimen__sheet">
        <div className="specimen__head">
          <p data-search="skip">
            <CompanyName company={company}>{companyName}</CompanyName>
          </p>
          <p className="subheading">{name}</p>
          <p className="specimen__stamp" data-search="skip">
            Specimen
          </p>
        </div>
        <div data-search="skip">
          <NarrowFold id={specimenAnchor(name)} label={contents(children)}>
            <TitleBlock
              row
              cells={[
                {term: 'Building', value: building, wide: true},
                {term: 'Reference', value: reference, reference: true},
                {term: 'Date', value: date},
              ]}
            />
            <div className="specimen__body">{children}</div>
          </NarrowFold>
        </div>
      </div>
      <figcaption className="caption" data-search="skip">
        Yours will have the same layout.
      </figcaption>
    </figure>
  );
}

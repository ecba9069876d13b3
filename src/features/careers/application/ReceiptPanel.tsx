import {Link} from '@site/src/components/action/Link';
import {useEffect, type ReactNode} from 'react';
import {MailLink} from '@site/src/components/action/actions';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import {companies} from '@site/src/data/companies/companies';
import {brand} from '@site/src/data/brand/brand';
import {withoutLoneSurrogates} from '../../site/mailto';
import {OPENINGS_LIST} from '@site/src/shared/openings/addresses';
import {letterOf} from './plain-text';
import {receiptParts, receiptSummary, receiptText, type Receipt} from './receipt';

interface Props {
  readonly receipt: Receipt;
  readonly formId: string;
}

/** Makes a `data:` address, because the site's Content-Security-Policy allows no `blob:`. */
function downloadHref(receipt: Receipt): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(withoutLoneSurrogates(receiptText(receipt)))}`;
}

/** Makes the page print as the receipt while it is shown (receipt.css). */
function usePrintOnly(): void {
  useEffect(() => {
    const {dataset} = document.documentElement;
    dataset.prints = 'receipt';
    return () => {
      delete dataset.prints;
    };
  }, []);
}

function headingOf({delivered, position}: Receipt): string {
  const company = position.openings[0]?.company;
  const recipient = company === undefined ? brand.name : companies[company].name;
  return delivered ? `Your application was sent to ${recipient}` : 'Your application receipt';
}

/** Shows what was submitted and what happens next, to print or keep. */
export function ReceiptPanel({receipt, formId}: Props): ReactNode {
  const {delivered, application, position, reference} = receipt;
  usePrintOnly();
  return (
    <MessagePanel kind="success" heading={headingOf(receipt)} formId={formId}>
      <p>{receiptSummary(receipt)}</p>
      <div className="button-row receipt__actions">
        {!delivered && (
          <MailLink href={letterOf(application, [position], reference).mail.href} variant="signal">
            Apply by email
          </MailLink>
        )}
        <button className="button button--plain" type="button" onClick={() => window.print()}>
          Print
        </button>
        <a
          className="button button--plain"
          href={downloadHref(receipt)}
          download={`${reference}.txt`}
        >
          Download as text
        </a>
        <Link className="button button--plain" to={OPENINGS_LIST}>
          Apply for another job
        </Link>
      </div>
      {receiptParts(receipt).map(({title, rows}) => (
        <section key={title} className="receipt__part stack stack--close stack--full">
          <h4>{title}</h4>
          <dl className="terms terms--typed">
            {rows.map(({term, value, exact}, index) => (
              // Terms repeat when two openings share a title; the order never changes.
              <div key={index}>
                <dt>{term}</dt>
                <dd className={exact ? 'reference' : undefined} dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </MessagePanel>
  );
}

import {Link} from '@site/src/components/action/Link';
import {useEffect, type ReactNode} from 'react';
import {MailLink} from '@site/src/components/action/actions';
import {CopyButton, MessagePanel} from '@site/src/components/form/MessagePanel';
import {companyOf} from '@site/src/data/companies/companies';
import {brand} from '@site/src/data/brand/brand';
import {withoutLoneSurrogates} from '../../site/mailto';
import {OPENINGS_LIST} from '@site/src/shared/openings/addresses';
import {letterOf} from './plain-text';
import {NOT_SENT, receiptParts, receiptSummary, receiptText, type Receipt} from './receipt';

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
  const recipient = company === undefined ? brand.name : companyOf(company).name;
  return delivered ? `Your application was sent to ${recipient}` : NOT_SENT;
}

/** The one step left if the build delivers nothing: an email with everything that was entered. */
function SendEmail({application, position, reference}: Receipt): ReactNode {
  const {mail, text} = letterOf(application, [position], reference);
  const copy = <CopyButton text={text}>Copy my application</CopyButton>;
  return (
    <>
      <p>
        It isn’t with us until you do.{' '}
        {mail.complete
          ? 'The email has everything you entered.'
          : 'Your application is too long for an email link. Copy it first, then paste it into the email.'}{' '}
        Attach your CV ({application.resume}), then send it to {mail.to}. Keep this page open until
        you have sent it.
      </p>
      <div className="button-row receipt__actions">
        {!mail.complete && copy}
        <MailLink href={mail.href} variant="signal">
          Open the email
        </MailLink>
        {mail.complete && copy}
      </div>
    </>
  );
}

/** Shows what was submitted and what happens next, to print or keep. */
export function ReceiptPanel({receipt, formId}: Props): ReactNode {
  const {delivered, reference} = receipt;
  usePrintOnly();
  return (
    <MessagePanel kind="success" heading={headingOf(receipt)} formId={formId}>
      {delivered ? <p>{receiptSummary(receipt)}</p> : <SendEmail {...receipt} />}
      <div className="links receipt__actions">
        <button className="link-button" type="button" onClick={() => window.print()}>
          Print
        </button>
        <a href={downloadHref(receipt)} download={`${reference}.txt`}>
          Download as text
        </a>
        <Link to={OPENINGS_LIST}>Apply for another job</Link>
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

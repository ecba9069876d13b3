import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {IN_FORCE_PATH, MANIFEST_PATH} from '@site/src/content/policies/addresses';
import {siteClocks} from '../clock/site-clocks';
import {fileSize} from './file-size';
import {usePolicyFacts} from './front-matter';

interface Props {
  /** The policy whose row is shown first. */
  readonly slug: string;
}

/** Asks for a day. How it is answered is in in-force-on.ts; without it, a page lists all periods. */
function InForceOn({slug}: Props): ReactNode {
  return (
    <form
      className="in-force-on"
      action={IN_FORCE_PATH}
      data-slug={slug}
      data-clocks={JSON.stringify(siteClocks)}
    >
      <div className="field">
        <label htmlFor="in-force-on">What was in force on</label>
        <input className="input" id="in-force-on" type="date" name="on" required />
      </div>
      <button className="button button--plain" type="submit">
        Show
      </button>
    </form>
  );
}

/** Copies to take away, each with its kind and size. */
function Downloads(): ReactNode {
  return (
    <ul className="record__list">
      {usePolicyFacts().downloads.map(({format, path, bytes}) => (
        <li key={path}>
          <a href={path} download>
            {format}
          </a>{' '}
          {bytes !== undefined && <span className="quiet">{fileSize(bytes)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Comparisons of this edition with every other. */
function Comparisons(): ReactNode {
  const {comparisons} = usePolicyFacts();
  return comparisons.length === 0 ? (
    <p>This is the first edition that was published here.</p>
  ) : (
    <ul className="record__list">
      {comparisons.map(({from, to, path}) => (
        <li key={path}>
          <a href={path}>
            What changed from {from} to {to}, word by word
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leads from a day to what was in force. Older editions run no script, so they get the link alone. */
function Days(): ReactNode {
  const {isLast} = useDocsVersion();
  const slug = useDoc().metadata.permalink.split('/').at(-1) ?? '';
  return (
    <>
      {isLast && <InForceOn slug={slug} />}
      <a href={`${IN_FORCE_PATH}#${slug}`}>Every version, with its days</a>
    </>
  );
}

/**
 * What an auditor asks for: copies, comparisons, what was in force when, proof of the words,
 * a slip to sign.
 */
export function PolicyRecordSheet(): ReactNode {
  const {sha256, slip} = usePolicyFacts();
  return (
    <section className="record" aria-labelledby="record">
      <h3 id="record">For the record</h3>
      <Register>
        <Entry name="Copies">
          <Downloads />
        </Entry>
        <Entry name="Comparison">
          <Comparisons />
        </Entry>
        <Entry name="On a certain day">
          <Days />
        </Entry>
        <Entry name="Fingerprint">
          <p>
            SHA-256 of these words: <code className="record__fingerprint">{sha256}</code>
          </p>
          <p className="quiet">
            Every edition’s is in the <a href={MANIFEST_PATH}>list of fingerprints</a>. Whoever
            keeps a copy can check with it that no word has changed since.
          </p>
        </Entry>
        {slip !== undefined && (
          <Entry name="To sign">
            <a href={slip}>A slip to print and sign</a>
          </Entry>
        )}
      </Register>
    </section>
  );
}

import type {ReactNode} from 'react';
import {IN_FORCE_PATH} from '@site/src/plugins/policies/addresses';
import {siteClocks} from '../clock/site-clocks';

interface Props {
  /** The policy whose row is shown first. */
  readonly slug: string;
}

/** Asks for a day. How it is answered is in in-force-on.ts; without it, a page lists all periods. */
export function InForceOn({slug}: Props): ReactNode {
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

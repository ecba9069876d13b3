import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import type {PolicyFrontMatter} from '@site/src/plugins/documents/schema';
import {localInstant} from '@site/src/plugins/openings/local-instant';
import {timed} from '../clock/timed';
import {addDays} from '../clock/wall-clock';
import {longDay} from './dates';

/** Says that a policy should have been reviewed by now, from the day after on. */
export function OverdueNotice({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  const {isLast} = useDocsVersion();
  const {reviewBy, owner} = policy;
  const from = localInstant(`${addDays(reviewBy, 1)}T00:00`, brand.timeZone)?.toISOString();
  if (!isLast) {
    return null;
  }
  return (
    <div className="wrap superseded" {...timed({from})}>
      <p className="notice">
        <strong>Overdue for review.</strong> The review was due by{' '}
        <time dateTime={reviewBy}>{longDay(reviewBy)}</time>. Until it is done the policy stays in
        force. Ask the owner, {owner}, if you rely on it.
      </p>
    </div>
  );
}

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {PolicyFrontMatter} from '@site/src/plugins/documents/schema';
import {useMinute} from '../clock/useMinute';
import {longDay} from './dates';
import {isOverdue} from './review-state';

const MINUTE = 60_000;

/**
 * Says that a policy should have been reviewed by now. The reader's browser finds out, because the
 * site may not have been built since.
 */
export function OverdueNotice({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  const {isLast} = useDocsVersion();
  const minute = useMinute();
  const {reviewBy, owner} = policy;
  if (!isLast || minute === undefined || !isOverdue(reviewBy, new Date(minute * MINUTE))) {
    return null;
  }
  return (
    <div className="wrap superseded">
      <p className="notice">
        <strong>Overdue for review.</strong> The review was due by{' '}
        <time dateTime={reviewBy}>{longDay(reviewBy)}</time>. Until it is done the policy stays in
        force. Ask the owner, {owner}, if you rely on it.
      </p>
    </div>
  );
}

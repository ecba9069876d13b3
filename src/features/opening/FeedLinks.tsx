import type {ReactNode} from 'react';
import {companies} from '@site/src/data/companies/companies';
import {feedPath} from '@site/src/plugins/openings/addresses';
import type {OpeningCompany} from '@site/src/plugins/openings/schema';

/** New openings without an account. Plain links: files are no pages, which the link check knows. */
export function FeedLinks({company}: {readonly company: OpeningCompany}): ReactNode {
  return (
    <p className="quiet">
      New openings arrive by themselves in a feed reader:{' '}
      <a href={feedPath('atom', company)}>{companies[company].name}</a> or{' '}
      <a href={feedPath('atom')}>all companies</a>.
    </p>
  );
}

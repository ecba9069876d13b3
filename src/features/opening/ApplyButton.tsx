import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {applyPath} from '@site/src/plugins/openings/addresses';

/** To the form, with this job chosen in it. */
export function ApplyButton({slug}: {readonly slug: string}): ReactNode {
  return <ButtonLink to={applyPath(slug)}>Apply for this job</ButtonLink>;
}

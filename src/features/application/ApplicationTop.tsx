import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {processes} from '@site/src/data/processes/processes';
import {OpeningTrail} from '../opening/OpeningTrail';
import {sizeText} from './cv/cv-messages';

/** Name of the page: in its title, its heading and its trail. */
export const PAGE_TITLE = 'Application form';

/** What the page is, and what to have at hand before beginning. */
export function ApplicationTop(): ReactNode {
  const {fileLimit} = useConfiguration().application;
  return (
    <div className="wrap document__top application-top">
      <div className="document__back-cell">
        <OpeningTrail title={PAGE_TITLE} />
      </div>
      <div className="document__title">
        <h1>{PAGE_TITLE}</h1>
        <p className="lead">
          One form for every position. No account to make, and a receipt to keep at the end.
        </p>
      </div>
      <div className="document__control">
        <TitleBlock
          cells={[
            {
              term: 'Have ready',
              value: `Your CV as .pdf, .doc or .docx, up to ${sizeText(fileLimit).replace(' ', '\u00A0')}`,
              wide: true,
            },
            {term: 'Time', value: processes.application[0]?.duration},
            {term: 'Account', value: 'None'},
            {
              term: 'If you stop halfway',
              value:
                'This tab keeps what you typed until you close it. The CV has to be chosen again.',
              wide: true,
            },
          ]}
        />
      </div>
    </div>
  );
}

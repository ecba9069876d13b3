import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {savedName} from '@site/src/shared/saved-name';
import {DocumentData} from '../site/structured-data/DocumentData';
import {useFrontMatter, useRecordFacts} from './front-matter';
import {MeasuresDrawing} from './MeasuresDrawing';
import {RecordedDocument} from './RecordedDocument';

/**
 * Says in the notices what the configuration of this build changes about them. Their own words are
 * approved, so it stands above them, and is no part of the record.
 */
function ConfiguredServices(): ReactNode {
  const {pathname} = useLocation();
  const {analytics, map} = useConfiguration();
  const isPrivacy = pathname === '/privacy';
  return (
    <>
      {analytics !== undefined && isPrivacy && (
        <p className="notice">
          {`A script of ${analytics} counts visits to this site. Your browser sends it your IP address and the address of the page. This replaces what the text below says about analytics.`}
        </p>
      )}
      {map === null && (isPrivacy || pathname === '/accessibility') && (
        <p className="notice">
          This site shows no map. What the text below says about the map and its provider does not
          apply.
        </p>
      )}
    </>
  );
}

/** The page of a notice. A report of results also draws its measures, and offers them as CSV. */
export function NoticeDocument({children}: {readonly children: ReactNode}): ReactNode {
  const {targetsOf} = useFrontMatter('notice');
  const {measures, row} = useRecordFacts();
  return (
    <>
      <RecordedDocument
        drawing={measures && <MeasuresDrawing sections={measures} />}
        download={
          row &&
          targetsOf !== undefined && (
            <p className="document__tools">
              <a
                href={`/${row.document}.csv`}
                download={savedName(row.document.replace(/.*\//, 'results-') + '.csv')}
              >
                All measures as CSV
              </a>
            </p>
          )
        }
      >
        <ConfiguredServices />
        {children}
      </RecordedDocument>
      <DocumentData />
    </>
  );
}

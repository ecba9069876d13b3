import type {ReactNode} from 'react';
import {savedName} from '@site/src/shared/saved-name';
import {DocumentData} from '../site/structured-data/DocumentData';
import {useFrontMatter, useRecordFacts} from './front-matter';
import {MeasuresDrawing} from './MeasuresDrawing';
import {RecordedDocument} from './RecordedDocument';

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
        {children}
      </RecordedDocument>
      <DocumentData />
    </>
  );
}

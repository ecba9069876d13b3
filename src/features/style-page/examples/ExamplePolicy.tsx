import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Definition, Definitions, Note} from '@site/src/components/prose/prose';
import {DocumentPage} from '@site/src/features/documents/DocumentPage';
import {SectionHeading} from '@site/src/features/documents/author-components';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {DocumentContext, sectionId} from './DocumentContext';
import {examplePolicy} from './policy-example';

/** Sections of the example. */
const sections: readonly {readonly heading: string; readonly content: ReactNode}[] = [
  {
    heading: 'Why it is written down',
    content: (
      <>
        <p>A rule that stands nowhere is kept by no one, and a promise is easier to keep dated.</p>
        <p>
          Read it once. Whoever is in doubt asks, and is answered <a href="#section-2">in time</a>.
        </p>
      </>
    ),
  },
  {
    heading: 'What to do',
    content: (
      <>
        <p>Three things, in any order:</p>
        <ul>
          <li>Ask before you begin.</li>
          <li>Write down what was agreed, with the day and the name.</li>
          <li>Say at once when it turns out otherwise.</li>
        </ul>
        <Note>If someone is in danger, ring 999 before you read on.</Note>
      </>
    ),
  },
  {
    heading: 'Who answers',
    content: (
      <Definitions>
        <Definition term="By day">The office that knows the building.</Definition>
        <Definition term="By night">The control room, in person.</Definition>
      </Definitions>
    ),
  },
];

interface Props {
  readonly facts: RecordFacts;
  readonly superseded?: boolean;
}

/** A policy page with made-up text. */
export function ExamplePolicy({facts, superseded = false}: Props): ReactNode {
  return (
    <Layout title={examplePolicy.title} description={examplePolicy.description}>
      <DocumentContext
        facts={facts}
        headings={sections.map(({heading}) => heading)}
        superseded={superseded}
      >
        <DocumentPage>
          {sections.map(({heading, content}, index) => (
            <section key={heading} aria-labelledby={sectionId(index + 1)}>
              <SectionHeading id={sectionId(index + 1)} data-section={String(index + 1)}>
                {heading}
              </SectionHeading>
              {content}
            </section>
          ))}
        </DocumentPage>
      </DocumentContext>
    </Layout>
  );
}

import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import ApplicationPage from '@site/src/features/application/ApplicationPage';
import CareersPage from '@site/src/features/careers/CareersPage';
import {exampleOpenings} from '@site/src/features/careers/finder/example-openings';
import type {ExampleFamily} from '@site/src/plugins/style-page/addresses';
import {ExampleDocument} from './examples/ExampleDocument';
import {ExampleOpening} from './examples/ExampleOpening';
import {examplePolicy, examplePolicyFacts} from './examples/policy-example';
import {exampleProject, exampleService} from './examples/work-examples';

const pages: Readonly<Record<ExampleFamily, ReactNode>> = {
  careers: <CareersPage openings={exampleOpenings} />,
  opening: <ExampleOpening />,
  application: <ApplicationPage openings={exampleOpenings} />,
  policy: <ExampleDocument document={examplePolicy} facts={examplePolicyFacts} family="policies" />,
  'policy-superseded': (
    <ExampleDocument
      document={{...examplePolicy, status: 'superseded'}}
      facts={examplePolicyFacts}
      family="policies"
      superseded
    />
  ),
  service: <ExampleDocument document={exampleService} family="services" />,
  project: <ExampleDocument document={exampleProject} family="projects" />,
};

/** A family of pages with made-up content, so that it can be judged whatever editors write. */
export default function ExamplePage({family}: {readonly family: ExampleFamily}): ReactNode {
  return (
    <>
      {pages[family]}
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    </>
  );
}

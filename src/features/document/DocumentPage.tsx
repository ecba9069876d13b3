import type {ReactNode} from 'react';
import {NoticeDocument} from './NoticeDocument';
import {PolicyDocument} from './PolicyDocument';
import {ProjectDocument} from './ProjectDocument';
import {ServiceDocument} from './ServiceDocument';
import {useFrontMatter} from './front-matter';

/** A published document in the frame of its kind. The children are its compiled text. */
export function DocumentPage({children}: {readonly children: ReactNode}): ReactNode {
  const frontMatter = useFrontMatter();
  switch (frontMatter.kind) {
    case 'policy':
      return <PolicyDocument policy={frontMatter}>{children}</PolicyDocument>;
    case 'service':
      return <ServiceDocument service={frontMatter}>{children}</ServiceDocument>;
    case 'project':
      return <ProjectDocument project={frontMatter}>{children}</ProjectDocument>;
    case 'notice':
      return <NoticeDocument notice={frontMatter}>{children}</NoticeDocument>;
  }
}

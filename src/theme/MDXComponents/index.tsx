import {authorComponents} from '@site/src/features/document/author-components';
import {Clause} from '@site/src/features/document/SectionHeading';

/** What authors may use, and what the build makes of their paragraphs. */
export default {...authorComponents, Clause};

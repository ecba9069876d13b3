import {authorComponents} from '@site/src/features/documents/author-components';
import {Clause} from '@site/src/features/documents/SectionHeading';

/** What authors may use, and what the build makes of their paragraphs. */
export default {...authorComponents, Clause};

import {authorComponents} from '@site/src/features/documents/author-components';
import {Clause} from '@site/src/features/documents/SectionHeading';

/** Components that authors may use, and `Clause`, which the build uses for their paragraphs. */
export default {...authorComponents, Clause};

import {authorComponents, Clause} from '@site/src/features/documents/author-components';

/** Components that authors may use, and `Clause`, which the build uses for their paragraphs. */
export default {...authorComponents, Clause};

import {authorComponents, Clause} from '@site/src/features/documents/author-components';
import {ClauseChange} from '@site/src/features/documents/ClauseChange';

/** Components that authors may use, and those that the build uses for their clauses. */
export default {...authorComponents, Clause, ClauseChange};

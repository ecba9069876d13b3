import {Clause, recordComponents} from '@site/src/features/documents/author-components';
import {ClauseChange} from '@site/src/features/documents/ClauseChange';

/** Components of every document, and those that the build uses for clauses of the record. */
export default {...recordComponents, Clause, ClauseChange};

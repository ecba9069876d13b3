/** Entry of the script about the clause in the address, loaded on request. */
import {showClause} from '@site/src/features/documents/clauses';

declare global {
  interface Window {
    /** Where the site's script finds this one. */
    showClause: typeof showClause;
  }
}

window.showClause = showClause;

/** The script that saves a period's copies, which a page fetches on request: see contributing/scripts.md. */
import {takeAway} from '@site/src/features/documents/record/take-away';

declare global {
  interface Window {
    /** How the site's script gets hold of this one. */
    takeAway: typeof takeAway;
  }
}

window.takeAway = takeAway;

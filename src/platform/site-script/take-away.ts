/** Entry of the script that saves a period's copies, loaded on request. */
import {takeAway} from '@site/src/features/documents/record/take-away';

declare global {
  interface Window {
    /** Where the site's script finds this one. */
    takeAway: typeof takeAway;
  }
}

window.takeAway = takeAway;

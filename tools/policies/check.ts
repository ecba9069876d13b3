/** `npm run policy:check`: everything that is wrong with the documents, in one report. */
import {start} from './command-line/start';
import {check} from './commands/check';

void start(check);

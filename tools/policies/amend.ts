/** `npm run policy:amend`: a new version of a policy, between two editions. */
import {start} from './command-line/start';
import {amend} from './commands/amend';

void start(amend);

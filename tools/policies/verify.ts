/** `npm run policy:verify`: is a copy of a policy what was published? */
import {start} from './command-line/start';
import {verify} from './commands/verify';

void start(verify);

/** `npm run policy:new`: begins a new policy as a draft. */
import {start} from './command-line/start';
import {newPolicy} from './commands/new';

void start(newPolicy);

/** `npm run policy:status`: when each policy must be reviewed. */
import {start} from './command-line/start';
import {status} from './commands/status';

void start(status);

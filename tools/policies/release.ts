/** `npm run policy:release`: closes the edition in force and begins the next one. */
import {start} from './command-line/start';
import {releaseCommand} from './commands/release';

void start(releaseCommand());

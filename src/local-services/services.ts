import {inOrder, type Handler} from './http';
import {applicationsHandler} from './applications';
import {mailboxHandler} from './mailbox/service';
import {mailboxSettings} from './mailbox/settings';
import {mapsHandler} from './maps';

/** Where the mailbox shows its messages. */
export const mailboxPath = '/mailbox';

/**
 * All local services, for the development server and the preview server.
 *
 * @param root the repository
 * @throws Error naming each environment variable that is wrong
 */
export function localServices(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Handler {
  const settings = mailboxSettings(root, environment);
  return inOrder([mailboxHandler(settings), applicationsHandler(settings), mapsHandler()]);
}

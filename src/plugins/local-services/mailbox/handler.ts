import type {Handler} from '../handler';
import {delivery} from './deliver';
import {pageRoutes} from './pages/routes';
import {localRoutes} from './routing';
import {emailService, readFormRequest, readJsonRequest} from './service';
import type {MailboxSettings} from './settings';
import {openStore} from './store';

/**
 * The embedded mailbox: answers as EmailJS does, keeps each message as an e-mail and shows it.
 * For callers on this machine alone.
 */
export function mailboxHandler(settings: MailboxSettings): Handler {
  const store = openStore(settings.folder, settings.kept);
  const {template, smtpUrl} = settings;
  const accept = emailService(settings, {store, template, deliver: delivery(smtpUrl, template)});
  return localRoutes(/^\/(?:api\/v1\.0\/email|mailbox)(?:\/|$)/, [
    {
      method: 'POST',
      path: /^\/api\/v1\.0\/email\/send$/,
      answer: ({request, response}) => accept(readJsonRequest, request, response),
    },
    {
      method: 'POST',
      path: /^\/api\/v1\.0\/email\/send-form$/,
      answer: ({request, response}) => accept(readFormRequest, request, response),
    },
    ...pageRoutes(settings, store),
  ]);
}

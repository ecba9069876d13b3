import {LOCAL_ENDPOINT} from '../../../configuration/application';
import {brand} from '../../../data/brand/brand';
import type {Handler} from '../handler';
import {delivery} from '../mailbox/deliver';
import {answerAsSwitched} from '../mailbox/exchange';
import {localRoutes} from '../mailbox/routing';
import type {MailboxSettings} from '../mailbox/settings';
import {openStore} from '../mailbox/store';
import {applicationReceiver} from './receiver';

/**
 * The endpoint for applications: takes what the form posts, keeps it in the mailbox, and gives a
 * reference. For callers on this machine alone.
 */
export function applicationsHandler(settings: MailboxSettings): Handler {
  const template = {...settings.template, recipient: brand.email.careers};
  const keeping = {
    store: openStore(settings.folder, settings.kept),
    deliver: delivery(settings.smtpUrl, template),
    template,
  };
  const receive = applicationReceiver(keeping, settings.cvLimit);
  return localRoutes(/^\/api\/applications\/?$/, [
    {
      method: 'POST',
      path: new RegExp(`^${LOCAL_ENDPOINT}$`),
      answer: ({request, response}) => answerAsSwitched(request, response, () => receive(request)),
    },
  ]);
}

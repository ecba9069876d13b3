import PostalMime from 'postal-mime';
import {behaviourCookie, behaviourFrom, behaviourOf} from '../behaviour';
import {readBody} from '../read-body';
import {send, sendAnswer, sendFile, sendJson, sendOn} from '../reply';
import {sendMissing, type Exchange, type Route} from '../routing';
import {answers} from '../service-answers';
import type {MailboxSettings} from '../settings';
import type {Store} from '../store';
import {behaviourPage} from './behaviour-page';
import {listPage} from './list-page';
import {messagePage} from './message-page';
import {styleSheet} from './style';

/** Long enough for the fields of the switch. Bytes. */
const SWITCH_LIMIT = 1024;

async function turnSwitch({request, response}: Exchange): Promise<void> {
  const body = await readBody(request, SWITCH_LIMIT);
  const fields = new URLSearchParams(body.toString('utf8'));
  const chosen = behaviourFrom(fields.get('behaviour') ?? '', fields.get('seconds') ?? '');
  if (chosen) {
    sendOn(response, '/mailbox', {'Set-Cookie': behaviourCookie(chosen)});
    return;
  }
  const problem = 'Choose one of the behaviours, and from 0 to 600 seconds.';
  const text = behaviourPage(behaviourOf(request.headers.cookie), problem);
  send(response, 400, 'text/html', text);
}

function messageRoutes(store: Store): readonly Route[] {
  const opened = async (id = '') => {
    const source = await store.source(id);
    return source && PostalMime.parse(source);
  };
  return [
    {
      method: 'GET',
      path: /^\/mailbox\/([^/]+)\.eml$/,
      async answer({response, parameters: [id = '']}) {
        const source = await store.source(id);
        if (source) {
          sendFile(response, `${id}.eml`, source);
        } else {
          sendMissing(response);
        }
      },
    },
    {
      method: 'GET',
      path: /^\/mailbox\/([^/]+)\/attachments\/(\d{1,2})$/,
      async answer({response, parameters: [id, number]}) {
        const file = (await opened(id))?.attachments[Number(number) - 1];
        // The parser gives bytes unless it is asked for text.
        if (file && typeof file.content !== 'string') {
          sendFile(response, file.filename ?? 'file', Buffer.from(new Uint8Array(file.content)));
        } else {
          sendMissing(response);
        }
      },
    },
    {
      method: 'GET',
      path: /^\/mailbox\/([^/]+)$/,
      async answer({response, parameters: [id]}) {
        const [email, cards] = await Promise.all([opened(id), store.list()]);
        const card = cards.find((found) => found.id === id);
        if (email && card) {
          send(response, 200, 'text/html', messagePage(card, email));
        } else {
          sendMissing(response);
        }
      },
    },
  ];
}

/** The pages of the mailbox, its switch, and what tests read. */
export function pageRoutes(settings: MailboxSettings, store: Store): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mailbox\/?$/,
      async answer({request, response}) {
        const text = listPage(await store.list(), behaviourOf(request.headers.cookie), settings);
        send(response, 200, 'text/html', text);
      },
    },
    {
      method: 'GET',
      path: /^\/mailbox\/style\.css$/,
      answer: async ({response}) =>
        send(response, 200, 'text/css', await styleSheet(settings.root)),
    },
    {
      method: 'GET',
      path: /^\/mailbox\/messages\.json$/,
      answer: async ({response}) => sendJson(response, await store.list()),
    },
    {
      method: 'DELETE',
      path: /^\/mailbox\/messages$/,
      async answer({response}) {
        await store.clear();
        sendAnswer(response, answers.accepted);
      },
    },
    {
      method: 'GET',
      path: /^\/mailbox\/behaviour$/,
      answer: ({request, response}) =>
        send(response, 200, 'text/html', behaviourPage(behaviourOf(request.headers.cookie))),
    },
    {method: 'POST', path: /^\/mailbox\/behaviour$/, answer: turnSwitch},
    ...messageRoutes(store),
  ];
}

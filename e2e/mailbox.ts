import type {Page} from 'playwright/test';
import {failing, type Fault} from '@site/src/local-services/faults.test-data';
import type {Message} from '@site/src/local-services/mailbox/store';

const SERVICES = '**/api/**';

/**
 * Makes the form services fail for this page only, or work again.
 *
 * @param times how many requests fail; all by default
 */
export async function makeServices(
  page: Page,
  fault: Fault | 'ok',
  times = Infinity,
): Promise<void> {
  await page.unroute(SERVICES);
  if (fault !== 'ok') {
    await page.route(
      SERVICES,
      async (route) => route.continue({url: await failing(route.request().url(), fault)}),
      {times},
    );
  }
}

/** Messages in the mailbox from this email address. */
export async function messagesFrom(page: Page, email: string): Promise<Message[]> {
  const response = await page.request.get('/mailbox/messages.json');
  const messages = (await response.json()) as Message[];
  return messages.filter(({variables}) => variables.email === email);
}

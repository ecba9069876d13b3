import {expect, type Page} from 'playwright/test';
import type {BehaviourName} from '@site/src/plugins/local-services/mailbox/behaviour';
import type {Card} from '@site/src/plugins/local-services/mailbox/store';

/**
 * Makes the local services behave in one of their ways, for this browser alone.
 *
 * @param seconds how long `slow-body` takes
 */
export async function makeServices(
  page: Page,
  behaviour: BehaviourName,
  seconds?: number,
): Promise<void> {
  const form = {behaviour, ...(seconds !== undefined && {seconds: String(seconds)})};
  const response = await page.request.post('/mailbox/behaviour', {form});
  expect(response.ok()).toBe(true);
}

/** What the mailbox keeps of the person with this e-mail address. */
export async function messagesFrom(page: Page, email: string): Promise<Card[]> {
  const response = await page.request.get('/mailbox/messages.json');
  const messages = (await response.json()) as Card[];
  return messages.filter(({variables}) => variables.email === email);
}

import {behaviourNames, behaviours, type Behaviour} from '../behaviour';
import {page} from './layout';
import {html} from './markup';

/** The switch: a form that needs no script. @param problem what was wrong with the last choice */
export function behaviourPage(current: Behaviour, problem?: string): string {
  const choices = behaviourNames.map(
    (name) =>
      html`<li>
        <label class="mailbox-choice">
          <input
            type="radio"
            name="behaviour"
            value="${name}"
            ${name === current.name ? html` checked` : ''}
          />
          <span><strong>${name}</strong><br />${behaviours[name]}</span>
        </label>
      </li> `,
  );
  return page(
    'Behaviour',
    '/mailbox/behaviour',
    html`<p class="lead">
        How the e-mail service and the endpoint for applications answer the forms of this browser.
      </p>
      ${problem === undefined ? '' : html`<p class="notice" role="alert">${problem}</p>`}
      <form class="mailbox-form" method="post" action="/mailbox/behaviour">
        <fieldset>
          <legend class="visually-hidden">Behaviour</legend>
          <ul class="register">
            ${choices}
          </ul>
        </fieldset>
        <p class="field">
          <label for="seconds">Seconds that slow-body takes</label>
          <span class="field__hint" id="seconds-hint">The site's forms give up after 20.</span>
          <input
            class="input mailbox-seconds"
            id="seconds"
            name="seconds"
            type="number"
            min="0"
            max="600"
            value="${current.seconds}"
            aria-describedby="seconds-hint"
          />
        </p>
        <p><button class="button" type="submit">Switch</button></p>
      </form>
      <p class="quiet">
        The switch is a cookie of this browser and is forgotten when it is closed.
      </p>`,
  );
}

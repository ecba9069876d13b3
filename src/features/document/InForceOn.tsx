import {useId, type ReactNode, type SubmitEvent} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {CHANGE_DAYS_PATH, IN_FORCE_PATH} from '@site/src/plugins/policies/addresses';
import {periodAddress} from '@site/src/plugins/policies/period-address';
import {wallClock} from '../clock/wall-clock';

/** The first days of all periods. */
async function fetchDays(): Promise<readonly string[]> {
  const response = await fetch(CHANGE_DAYS_PATH);
  const days: unknown = await response.json();
  return Array.isArray(days) ? days.map(String) : [];
}

interface Props {
  /** The policy whose row is shown first. */
  readonly slug: string;
}

/**
 * Leads to what was in force on a day that the reader picks. Without scripts, or without the list
 * of days, the form leads to the page on which the period can be found by hand.
 */
export function InForceOn({slug}: Props): ReactNode {
  const id = useId();

  async function answer(form: HTMLFormElement): Promise<void> {
    const on = new FormData(form).get('on');
    try {
      const question = {
        on: typeof on === 'string' ? on : '',
        today: wallClock(new Date(), brand.timeZone).date,
        slug,
      };
      window.location.assign(periodAddress(await fetchDays(), question));
    } catch {
      form.submit();
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void answer(event.currentTarget);
  }

  return (
    <form className="in-force-on" action={IN_FORCE_PATH} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>What was in force on</label>
        <input className="input" id={id} type="date" name="on" required />
      </div>
      <button className="button button--plain" type="submit">
        Show
      </button>
    </form>
  );
}

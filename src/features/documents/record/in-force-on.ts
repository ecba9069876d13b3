/**
 * Answers for the day in the address, `?on=2026-05-03`: the list of periods leads to the one that
 * holds it, and that one names the day. Without scripts the list is there to be read.
 */
export function answerDay(page: HTMLElement): void {
  const on = new URLSearchParams(location.search).get('on') ?? '';
  // Of a day that no calendar has, browsers make another or none.
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || !JSON.stringify(new Date(on)).includes(on)) return;
  const heading = page.querySelector<HTMLElement>('[data-first]');
  if (heading === null) {
    // Newest first; dates of this form are in order as texts.
    const rows = [...page.querySelectorAll('.in-force__days tr[id]')];
    const link = rows.find(({id}) => id <= on)?.querySelector('a');
    if (link) location.replace(`${link.href}?on=${on}${location.hash}`);
    else location.hash = 'before';
    return;
  }
  const {first = '', last = '9999'} = heading.dataset;
  if (first <= on && on <= last) {
    const isToCome = on > new Date().toISOString().slice(0, 10);
    const day = new Date(on).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
    heading.textContent = `${isToCome ? 'Approved so far for' : 'In force on'} ${day}`;
    const field = page.querySelector<HTMLInputElement>('input[name="on"]');
    if (field) field.value = on;
    document.title = document.title.replace(/^[^|]*\b/, heading.textContent);
  }
}

/**
 * Filters the register by sector, company and region, from the address and by three lists. The page
 * contains the text of this function (see FirstPaintScript), so it uses nothing from outside.
 */
export function filterProjects(): void {
  const page = document.currentScript?.parentElement;
  const form = page?.querySelector('form');
  const status = page?.querySelector('[role=status]');
  if (!page || !form || !status) return;
  const lists = [...form.querySelectorAll('select')];
  const rows = [...page.querySelectorAll<HTMLElement>('tbody tr')];
  const show = () => {
    for (const row of rows) {
      row.hidden = lists.some(
        ({name, value}) => value !== '' && !row.dataset[name]?.split(' ').includes(value),
      );
    }
    const shown = rows.filter(({hidden}) => !hidden).length;
    status.textContent =
      shown === 0
        ? 'No project matches all three. Choose “All” in one of the lists.'
        : `${shown} of ${rows.length} projects`;
  };
  const asked = new URLSearchParams(location.search);
  for (const list of lists) {
    const wanted = asked.get(list.name) ?? '';
    list.value = [...list.options].some(({value}) => value === wanted) ? wanted : '';
  }
  form.addEventListener('change', () => {
    const query = new URLSearchParams(location.search);
    for (const {name, value} of lists) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    history.replaceState(history.state, '', text === '' ? location.pathname : `?${text}`);
    show();
  });
  form.hidden = false;
  show();
}

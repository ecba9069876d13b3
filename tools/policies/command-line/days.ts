/** A day as an option or an answer; undefined when it is none. */
function dayOf(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime());
  return valid && date.toISOString().startsWith(text) ? text : undefined;
}

/** What is wrong with a day, for whoever wrote it. */
export function dayFault(text: string): string | undefined {
  return dayOf(text) === undefined
    ? `expected a day such as 2027-03-20, found "${text}"`
    : undefined;
}

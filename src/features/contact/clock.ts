/** A time on a 24-hour clock as hours after midnight. Example: `17.5` of `'17:30'`. */
export function hoursAfterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

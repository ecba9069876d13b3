/** Moves the line between a photograph and its drawing with its range input. */
export function startCutLine(range: HTMLInputElement): void {
  const follow = () => {
    range.parentElement?.style.setProperty('--cut', `${range.value}%`);
    range.setAttribute('aria-valuetext', `${range.value}% photograph`);
  };
  range.addEventListener('input', follow);
  follow();
}

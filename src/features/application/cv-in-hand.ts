/**
 * The CV that was chosen, in the memory of this tab only: whoever reads the privacy notice and
 * comes back finds it still chosen. A reload forgets it, and so does a success.
 */
let held: File | undefined;

export const cvInHand = {
  read: (): File | undefined => held,
  hold(file: File | undefined): void {
    held = file;
  },
};

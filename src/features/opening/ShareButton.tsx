import type {ReactNode} from 'react';

/** Passes the job on; what it does is in share.ts. Not shown without scripts. */
export function ShareButton({title}: {readonly title: string}): ReactNode {
  return (
    <>
      <button className="link-button needs-script" type="button" data-share={title}>
        Copy link
      </button>
      <span className="job__tool-status" role="status" />
    </>
  );
}

import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import {openingPath} from '@site/src/plugins/openings/addresses';

interface Props {
  readonly slug: string;
  readonly title: string;
}

type Outcome = 'copied' | 'refused';

/** The page's own address, without what the visitor's history has added to it. */
function addressOf(slug: string): string {
  return new URL(openingPath(slug), window.location.href).href;
}

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Hands the address to the device. A visitor who changes their mind has nothing to be told. */
async function share(data: ShareData): Promise<undefined> {
  await navigator.share(data).catch(() => undefined);
}

/**
 * Passes the job on: by the device's own sharing where it has one, else as a copied link. Nobody
 * counts who shares. Shown only where scripts run.
 */
export function ShareButton({slug, title}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const native = useIsBrowser() && 'share' in navigator;
  function passOn(): void {
    const url = addressOf(slug);
    void (native ? share({title, url}) : copy(url)).then(setOutcome);
  }
  return (
    <>
      <button className="link-button job__script-tool" type="button" onClick={passOn}>
        {native ? 'Share' : 'Copy link'}
      </button>
      <span className="job__tool-status" role="status">
        {outcome === 'copied' && 'Link copied.'}
        {outcome === 'refused' &&
          'Your browser does not let us copy. Copy it from the address bar.'}
      </span>
    </>
  );
}

import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {printFoot, printFootRule} from '@site/src/shared/documents/reference';

interface Props {
  /** Name of the page, if its address does not say enough; see reference.ts. */
  readonly name?: string;
}

/**
 * Prints the footer of every sheet. The style element is in the body, because Docusaurus puts no
 * styles in the head.
 */
export function PrintFooter({name}: Props): ReactNode {
  const text = printFoot(useLocation().pathname, name);
  return <style media="print" dangerouslySetInnerHTML={{__html: printFootRule(text)}} />;
}

/** Prints the page. Hidden without scripts, because it needs one. */
export function PrintButton({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button className="link-button needs-script" type="button" data-print>
      {children}{' '}
    </button>
  );
}

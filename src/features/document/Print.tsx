import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {printFoot, printFootRule} from './print-foot';

interface FooterProps {
  /** What the page is, where its address does not tell; see print-foot.ts. */
  readonly name?: string;
}

/** What stands at the foot of every printed sheet. The rule stands where it is written, because Docusaurus writes no styles into the head. */
export function PrintFooter({name}: FooterProps): ReactNode {
  const text = printFoot(useLocation().pathname, name);
  return <style media="print" dangerouslySetInnerHTML={{__html: printFootRule(text)}} />;
}

/** Prints the page. Not shown without scripts, where it could do nothing. */
export function PrintButton({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button className="link-button needs-script" type="button" data-print>
      {children}
    </button>
  );
}

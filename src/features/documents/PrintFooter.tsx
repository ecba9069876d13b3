import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {printFoot, printFootRule} from './print-foot';

interface Props {
  /** What the page is, where its address does not tell; see print-foot.ts. */
  readonly name?: string;
}

/** What stands at the foot of every printed sheet. The rule stands where it is written, because Docusaurus writes no styles into the head. */
export function PrintFooter({name}: Props): ReactNode {
  const text = printFoot(useLocation().pathname, name);
  return <style media="print" dangerouslySetInnerHTML={{__html: printFootRule(text)}} />;
}

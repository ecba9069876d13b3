import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {printFoot, printFootRule} from './print-foot';

interface Props {
  /** Name of the page, if its address does not say enough; see print-foot.ts. */
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

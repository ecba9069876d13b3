import type {ReactNode} from 'react';
import {printFootRule} from './print-foot';

interface Props {
  /** Stands at the foot of every printed sheet; see print-foot.ts. */
  readonly text: string;
}

/** The rule stands where it is written, because Docusaurus writes no styles into the head. */
export function PrintFooter({text}: Props): ReactNode {
  return <style media="print" dangerouslySetInnerHTML={{__html: printFootRule(text)}} />;
}

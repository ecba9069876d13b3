import type {TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {EditionSwitch} from './EditionSwitch';

const LABEL = 'edition-label';

/** The cell of every document's title block that leads to its other editions. */
export const editionCell: TitleBlockCell = {
  term: <span id={LABEL}>Edition</span>,
  value: <EditionSwitch labelledBy={LABEL} />,
  wide: true,
};

import type {Opening} from '@site/src/plugins/openings/schema';
import {timed} from '../clock/timed';

type Closing = Pick<Opening, 'closesAt'>;

/** Attributes of what stands while an opening takes applications. */
export const whileOpen = ({closesAt}: Closing) => timed({until: closesAt});

/** Attributes of what stands from then on: the page closes by itself, without a rebuild. */
export const afterwards = ({closesAt}: Closing) => timed({from: closesAt});

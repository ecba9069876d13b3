import type {FigureFacts} from '@site/src/components/picture/FigureCaption';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import type {Opening, OpeningCompany} from '@site/src/plugins/openings/schema';

interface OpeningPicture extends Omit<FigureFacts, 'number'> {
  readonly name: PictureName;
}

/** What the people of a company work on. */
const PICTURES: Readonly<Record<OpeningCompany, OpeningPicture>> = {
  facilities: {
    name: 'facilities',
    subject: 'A building looked after, floor by floor',
    scale: '1:100',
  },
  bespoke: {name: 'bench', subject: 'The bench', scale: '1:4'},
  construction: {name: 'steel', subject: 'The frame, going up', scale: '1:100'},
};

const GUARDED: OpeningPicture = {name: 'night', subject: 'A building at night', scale: '1:100'};

/** The model beside an opening: a guard's is a guarded building, others show their company's work. */
export function openingPicture({
  company,
  licence,
}: Pick<Opening, 'company' | 'licence'>): OpeningPicture {
  return licence?.scheme === 'SIA' ? GUARDED : PICTURES[company];
}

import type {ReactNode} from 'react';
import {Stamps} from '@site/src/components/drawing/Stamps';
import {Entry, Register} from '@site/src/components/register/Register';
import {group} from '@site/src/data/group/group';
import {exampleOpenings} from '@site/src/features/careers/finder/openings.test-data';
import {OpeningList} from '@site/src/features/careers/finder/OpeningList';
import {Sample} from '../Sample';

const values = group.values.slice(0, 3);
const found = {
  matches: exampleOpenings.slice(0, 3).map((opening) => ({opening, foundInside: []})),
  companyCounts: new Map<string, number>(),
  words: new Set(['security']),
  ranked: false,
};

/** Ruled rows. */
export function RegisterSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Text beside the name">
        <Register>
          {values.map(({title, text}) => (
            <Entry key={title} name={title}>
              {text}
            </Entry>
          ))}
        </Register>
      </Sample>
      <Sample name="Text below the name">
        <Register>
          {values.map(({title, text}) => (
            <Entry key={title} name={<a href="#registers">{title}</a>} layout="below">
              {text}
            </Entry>
          ))}
        </Register>
      </Sample>
      <Sample name="On ink" ground="ink">
        <Register tone="ink">
          {values.map(({title, text}) => (
            <Entry key={title} name={title}>
              {text}
            </Entry>
          ))}
        </Register>
      </Sample>
      <Sample name="Accreditations">
        <Stamps groups={group.accreditations} />
      </Sample>
      <Sample name="Openings, one word marked">
        <OpeningList found={found} searchKey="" />
      </Sample>
      <Sample name="Openings under the pointer" state="hover">
        <OpeningList found={{...found, matches: found.matches.slice(0, 1)}} searchKey="" />
      </Sample>
    </div>
  );
}

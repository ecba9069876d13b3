import type {ReactNode} from 'react';
import {Stamps} from '@site/src/components/drawing/Stamps';
import {group} from '@site/src/data/group/group';
import {roles} from '@site/src/data/roles/roles';
import {OpeningList} from '@site/src/features/careers/finder/OpeningList';
import {exampleOpenings} from '@site/src/features/careers/finder/openings.test-data';
import {ModelFigure} from '@site/src/features/site/ModelFigure';
import {Sample} from '@site/src/features/style-page/Sample';
import {Points} from './Register';
import {Team} from './Team';
import {Testimonials} from './Testimonials';

const values = group.values.slice(0, 3);
const matches = exampleOpenings
  .slice(0, 3)
  .map((opening) => ({opening, marks: new Set(['secur']), foundInside: []}));

export function RegisterSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Text beside the name">
        <Points points={values} />
      </Sample>
      <Sample name="Text below the name">
        <Points points={values.map((value) => ({...value, path: '#registers'}))} layout="below" />
      </Sample>
      <Sample name="Compact">
        <Points points={values} form="compact" />
      </Sample>
      <Sample name="On ink" ground="ink">
        <Points points={values} tone="ink" />
      </Sample>
      <Sample name="Accreditations">
        <Stamps groups={group.accreditations} />
      </Sample>
      <Sample name="Openings, one word marked">
        <OpeningList matches={matches} />
      </Sample>
    </div>
  );
}

export function TestimonialSheet(): ReactNode {
  const [team] = roles.facilities;
  return (
    <div className="wrap">
      {team !== undefined && (
        <Sample name="Team" ground="card">
          <Team
            title={team.link.label}
            to="#voices"
            company="facilities"
            mark="1"
            purpose={team.text}
            roles={team.roles}
            figure={
              <ModelFigure
                name="night"
                sizes="(min-width: 62rem) 36rem, 100vw"
                number={1}
                subject="Office after ten"
              />
            }
          />
        </Sample>
      )}
      <Sample name="Testimonials">
        <Testimonials testimonials={group.testimonials.slice(0, 2)} />
      </Sample>
    </div>
  );
}

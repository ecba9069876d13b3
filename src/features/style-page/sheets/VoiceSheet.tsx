import type {ReactNode} from 'react';
import {Team} from '@site/src/components/register/Team';
import {Voices} from '@site/src/components/register/Voices';
import {group} from '@site/src/data/group/group';
import {roles} from '@site/src/data/roles/roles';
import {ModelFigure} from '@site/src/features/picture/ModelPicture';
import {Sample} from '../Sample';

/** Teams with their roles, and what people say. */
export function VoiceSheet(): ReactNode {
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
                scale="1:100"
              />
            }
          />
        </Sample>
      )}
      <Sample name="Voices">
        <Voices voices={group.testimonials.slice(0, 2)} />
      </Sample>
    </div>
  );
}

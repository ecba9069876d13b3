import type {ReactNode} from 'react';
import {Team} from '@site/src/components/register/Team';
import {Section} from '@site/src/components/section/Section';
import {roles} from '@site/src/data/roles/roles';
import {ModelFigure} from '../picture/ModelFigure';

/** The model beside each team, in the order of the teams. */
const figures = [
  {name: 'night', subject: 'Office after ten', scale: '1:100'},
  {name: 'lobby', subject: 'Lobby before eight', scale: '1:50'},
  {name: 'house', subject: 'House cut open', scale: '1:25'},
  {name: 'emergency', subject: 'After the call', scale: '1:50'},
] as const;

/** Four groups of three roles, each with the link to its service (specification 2). */
export function Teams(): ReactNode {
  return (
    <Section tone="card">
      {figures.map((figure, index) => {
        const team = roles.facilities[index];
        return (
          team !== undefined && (
            <Team
              key={team.title}
              title={team.link.label}
              to={team.link.href}
              company="facilities"
              mark={String(index + 1)}
              purpose={team.text}
              roles={team.roles}
              figure={
                <ModelFigure
                  {...figure}
                  sizes="(min-width: 62rem) 36rem, 100vw"
                  number={index + 2}
                />
              }
            />
          )
        );
      })}
    </Section>
  );
}

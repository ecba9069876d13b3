import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {Section} from '@site/src/components/section/Section';
import {group} from '@site/src/data/group/group';

/** The mission in one sentence, and the five values. */
export function MissionAndValues(): ReactNode {
  return (
    <Section id="our-mission" tone="card">
      <div className="grid">
        <h2 className="col-left">Mission &amp; Values</h2>
        <div className="col-right-wide">
          <p className="mission">{group.mission}</p>
          <Register>
            {group.values.map(({title, text}) => (
              <Entry key={title} name={title}>
                {text}
              </Entry>
            ))}
          </Register>
        </div>
      </div>
    </Section>
  );
}

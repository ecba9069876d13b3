import type {ReactNode} from 'react';
import {Programme} from '@site/src/components/programme/Programme';
import {TabPanel, Tabs} from '@site/src/components/tabs/Tabs';
import {companies, workStages} from '@site/src/data/companies/companies';
import {processes} from '@site/src/data/processes/processes';
import {LatePicture, ModelPicture} from '@site/src/features/site/ModelPicture';
import {Sample} from '@site/src/features/style-page/Sample';
import {Steps} from './Steps';

const bars = companies.map(({id, shortName, programme}) => ({
  company: id,
  name: shortName,
  ...programme,
}));

const stages = workStages.map(({picture, ...stage}) => ({
  ...stage,
  picture:
    picture === 'tower7' ? (
      <ModelPicture name={picture} sizes="50vw" />
    ) : (
      <LatePicture name={picture} />
    ),
}));

const tabs = [
  {id: 'style-drawn', label: 'Drawn'},
  {id: 'style-made', label: 'Made'},
  {id: 'style-kept', label: 'Looked after'},
] as const;

function LiveTabs(): ReactNode {
  return (
    <>
      <Tabs label="Stages" tabs={tabs} fallback="style-drawn" parameter="stage" />
      {tabs.map(({id, label}) => (
        <TabPanel key={id} id={id}>
          <h3>{label}</h3>
          <p>What the tab shows.</p>
        </TabPanel>
      ))}
    </>
  );
}

export function StepSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Four numbered steps with their time">
        <Steps steps={processes.design} columns={4} />
      </Sample>
      <Sample name="Three points without order">
        <Steps steps={processes.design.slice(0, 3)} columns={3} numbered={false} />
      </Sample>
      <Sample name="Two">
        <Steps steps={processes.designAndArchitecture} columns={2} />
      </Sample>
      <Sample name="Tabs">
        <LiveTabs />
      </Sample>
      <Sample name="Programme">
        <Programme
          stages={stages}
          bars={bars}
          caption="Fig. 01 The tower at eight stages. Rendered model, 1:150."
        >
          <h3>Stage by stage</h3>
        </Programme>
      </Sample>
    </div>
  );
}

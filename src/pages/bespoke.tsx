import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {BespokeClosing} from '@site/src/features/bespoke/BespokeClosing';
import {BespokeHero} from '@site/src/features/bespoke/BespokeHero';
import {DoorSchedule} from '@site/src/features/bespoke/DoorSchedule';
import {FireDoors} from '@site/src/features/bespoke/FireDoors';
import {HeritageWindows} from '@site/src/features/bespoke/HeritageWindows';
import {JoineryServices} from '@site/src/features/bespoke/JoineryServices';
import {MadeToMeasure} from '@site/src/features/bespoke/MadeToMeasure';
import {Materials} from '@site/src/features/bespoke/Materials';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Bespoke joinery"
      description="Made-to-measure furniture, staircases, fire rated doors of 30 and 60 minutes and heritage windows: what we make, of what, and how it is tested."
    >
      <BespokeHero />
      <MadeToMeasure />
      <FireDoors />
      <DoorSchedule />
      <HeritageWindows />
      <JoineryServices />
      <Materials />
      <BespokeClosing />
    </Layout>
  );
}

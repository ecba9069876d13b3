import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {ArchitecturalExcellence} from '@site/src/features/design/ArchitecturalExcellence';
import {ArchitectRoles} from '@site/src/features/design/ArchitectRoles';
import {DesignClosing} from '@site/src/features/design/DesignClosing';
import {DesignHero} from '@site/src/features/design/DesignHero';
import {DesignProcess} from '@site/src/features/design/DesignProcess';
import {DesignServices} from '@site/src/features/design/DesignServices';
import {DevelopmentSteps} from '@site/src/features/design/DevelopmentSteps';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Design"
      description="Residential and commercial design, extensions, planning applications, 3D visualisation and sustainable design, in four steps with a fee named for each."
    >
      <DesignHero />
      <DesignServices />
      <DesignProcess />
      <ArchitecturalExcellence />
      <ArchitectRoles />
      <DevelopmentSteps>
        <GoLink to="/design-architecture">The drawing set, sheet by sheet</GoLink>
      </DevelopmentSteps>
      <DesignClosing />
    </Layout>
  );
}

import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ArchitecturalExcellence} from '@site/src/features/design/ArchitecturalExcellence';
import {ArchitectRoles} from '@site/src/features/design/ArchitectRoles';
import {ArchitectureHero} from '@site/src/features/design/ArchitectureHero';
import {DesignClosing} from '@site/src/features/design/DesignClosing';
import {DevelopmentSteps} from '@site/src/features/design/DevelopmentSteps';
import {DrawingSet} from '@site/src/features/design/DrawingSet';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Design and architecture"
      description="Six roles and two steps, from the chosen idea to drawings, schedules and specifications that a builder can price and build from."
    >
      <ArchitectureHero />
      <ArchitecturalExcellence />
      <DrawingSet />
      <DevelopmentSteps />
      <ArchitectRoles />
      <DesignClosing />
    </Layout>
  );
}

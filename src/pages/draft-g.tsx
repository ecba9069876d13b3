import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SitePlan} from '@site/src/features/contact/SitePlan';
import {LiveHours} from '@site/src/features/opening-hours/LiveHours';
import {MapPanel} from '@site/src/features/map/MapPanel';

export default function Draft(): ReactNode {
  return (
    <Layout title="draft g" description="draft">
      <Section>
        <div className="grid">
          <div className="contact-form"><h1>Draft</h1></div>
          <section className="contact-facts">
            <div><h2>Opening hours</h2><LiveHours /></div>
            <MapPanel plan={<SitePlan />} />
            <p>After the panel.</p>
          </section>
        </div>
      </Section>
    </Layout>
  );
}

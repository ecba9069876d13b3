import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ContactButton} from '@site/src/features/enquiry/ContactButton';
import {Enquiry} from '@site/src/features/enquiry/Enquiry';

export default function Page(): ReactNode {
  return (
    <Layout title="Contact Us" description="draft">
      <section className="section wrap">
        <div className="grid">
          <section className="contact-form" id="contact-form" tabIndex={-1}>
            <h2>Send a message</h2>
            <Enquiry />
          </section>
          <div className="contact-facts">
            <ContactButton company="bespoke" page="Fire doors">
              Get a Quote
            </ContactButton>
          </div>
        </div>
      </section>
    </Layout>
  );
}

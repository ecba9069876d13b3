import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {Afterwards} from '@site/src/features/contact/Afterwards';
import {ContactOpening} from '@site/src/features/contact/ContactOpening';
import {SendMessage} from '@site/src/features/contact/SendMessage';
import {VisitOrCall} from '@site/src/features/contact/VisitOrCall';

const description = `Write to the right company of the group, call the switchboard or the 24-hour emergency line, or visit the headquarters in ${brand.address.town}.`;

export default function ContactPage(): ReactNode {
  return (
    <Layout title="Contact Us" description={description}>
      <ContactOpening />
      <Section>
        <div className="grid">
          <SendMessage />
          <VisitOrCall />
        </div>
      </Section>
      <Afterwards />
    </Layout>
  );
}

import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import type {DocumentsData} from '@site/src/plugins/documents/registers';
import {EnquiryForm} from '../enquiry/EnquiryForm';
import {DivisionRegister} from './DivisionRegister';

/** Literal in the specification (section 2, "Contact page"). */
export const CONTACT_FORM = 'contact-form';

const HEADING = 'send-a-message';

/**
 * The ways to write. Takes focus when a link leads here, so that the next Tab continues inside
 * and a screen reader begins with the heading.
 */
export function SendMessage(): ReactNode {
  useAnchor(CONTACT_FORM);
  const {companies} = usePluginData('documents') as DocumentsData;
  return (
    <section className="contact-form" id={CONTACT_FORM} tabIndex={-1} aria-labelledby={HEADING}>
      <h2 id={HEADING}>Send a message</h2>
      <Application name="enquiry">
        <EnquiryForm configuration={useConfiguration().enquiry} companies={companies} />
      </Application>
      <details className="disclosure mail-instead">
        <summary>Write an e-mail instead</summary>
        <DivisionRegister />
      </details>
    </section>
  );
}

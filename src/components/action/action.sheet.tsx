import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {Sample} from '@site/src/features/style-page/Sample';
import {ButtonLink, ButtonRow, GoLink, MailLink, NarrowFold} from './actions';

const HERE = '#actions';

function AllButtons(): ReactNode {
  return (
    <ButtonRow>
      <ButtonLink to={HERE}>Get in Touch</ButtonLink>
      <ButtonLink to={HERE} variant="plain">
        Join Our Team
      </ButtonLink>
      <button className="button" type="button">
        Send Message
      </button>
    </ButtonRow>
  );
}

function AllLinks(): ReactNode {
  return (
    <ul className="row">
      <li>
        <GoLink to={HERE}>Learn More</GoLink>
      </li>
      <li>
        <MailLink href={`mailto:${brand.email.info}`}>Write to us</MailLink>
      </li>
      <li>
        <a href={HERE}>A link in running text</a>
      </li>
      <li>
        <button className="link-button" type="button">
          A button that reads as a link
        </button>
      </li>
    </ul>
  );
}

/** Buttons and links. Use only one signal button per view. */
export function ActionSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Buttons">
        <AllButtons />
      </Sample>
      <Sample name="Sending">
        <button className="button" type="button" disabled>
          Sending...
        </button>
      </Sample>
      <Sample name="On a picture" ground="ink">
        <ButtonLink to={HERE} variant="onPicture">
          View International Projects
        </ButtonLink>
      </Sample>
      <Sample name="Links">
        <AllLinks />
      </Sample>
      <Sample name="An email as a button">
        <MailLink href={`mailto:${brand.email.info}`} variant="plain">
          Prepare an email
        </MailLink>
      </Sample>
      <Sample name="A fold on phones">
        <NarrowFold label="3 ways to start">
          <p>Apprenticeships, work placements and visits.</p>
        </NarrowFold>
      </Sample>
    </div>
  );
}

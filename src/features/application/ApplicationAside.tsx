import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {processes} from '@site/src/data/processes/processes';
import {fileSize} from '../document/file-size';
import {ModelFigure} from '../picture/ModelPicture';

interface Props {
  /** Largest CV in bytes; undefined if nothing is delivered. */
  readonly fileLimit: number | undefined;
}

/** What to have ready, who may apply (specification 9), and help with the form. */
export function ApplicationAside({fileLimit}: Props): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  const {main} = brand.phone;
  const {careers: mailbox} = brand.email;
  const size =
    fileLimit === undefined ? '' : `, up to ${fileSize(fileLimit).replace(' ', '\u00A0')}`;
  return (
    <aside className="application-aside" aria-label="Good to know">
      <TitleBlock
        cells={[
          {term: 'What you need', value: `Your CV as .pdf, .doc or .docx${size}`, wide: true},
          {term: 'Time', value: processes.application[0]?.duration},
          {term: 'Account', value: 'Not needed'},
          {
            term: 'If you stop halfway',
            value:
              'This tab keeps what you typed until you close it. You’ll need to choose your CV again.',
            wide: true,
          },
        ]}
      />
      <div>
        <h2>
          {rule} {proof}
        </h2>
        <p className="quiet">{detail}</p>
      </div>
      <div>
        <h2>Need help with this form?</h2>
        <p className="quiet">
          Ring <a href={main.href}>{main.display}</a> and we’ll fill it in with you. If you need an
          adjustment to the application, the interview or the work, write to{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a> in your own words.
        </p>
      </div>
      <div className="application-aside__figure">
        <ModelFigure
          name="application"
          number={1}
          subject="Pegs at the workshop entrance"
          scale="1:10"
          sizes="(min-width: 62rem) 34vw, 1px"
        />
      </div>
    </aside>
  );
}

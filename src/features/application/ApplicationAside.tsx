import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {processes} from '@site/src/data/processes/processes';
import {fileSize} from '../document/file-size';
import {ModelFigure} from '../picture/ModelPicture';

interface Props {
  /** Largest CV in bytes; nothing where nothing is delivered. */
  readonly fileLimit: number | undefined;
}

/** What to have ready, who may apply (specification 9), and help for whom a form is not the way. */
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
          {term: 'Have ready', value: `Your CV as .pdf, .doc or .docx${size}`, wide: true},
          {term: 'Time', value: processes.application[0]?.duration},
          {term: 'Account', value: 'None'},
          {
            term: 'If you stop halfway',
            value:
              'This tab keeps what you typed until you close it. The CV has to be chosen again.',
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
        <h2>If forms are difficult</h2>
        <p className="quiet">
          Ring <a href={main.href}>{main.display}</a> and we fill it in with you. For an adjustment
          to the application, the interview or the work, write to{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a> in any words.
        </p>
      </div>
      <div className="application-aside__figure">
        <ModelFigure
          name="application"
          number={1}
          subject="A hook for whoever comes next"
          scale="1:10"
          sizes="(min-width: 62rem) 34vw, 1px"
        />
      </div>
    </aside>
  );
}

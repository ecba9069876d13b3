import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink} from '@site/src/components/action/actions';
import {ProseTable} from '@site/src/components/prose/prose';
import {
  Closing,
  Columns,
  Section,
  SectionHead,
  useAnchor,
} from '@site/src/components/section/Section';
import {RevisionTable} from '@site/src/features/document/RevisionTable';
import {Statutes} from '@site/src/features/document/Statutes';
import {
  EXAMPLE_COMPARISON,
  exampleFamilies,
  STYLE_PATH,
} from '@site/src/plugins/style-page/addresses';
import type {Token} from '@site/src/plugins/style-page/tokens';
import {Sample} from './Sample';
import {examplePolicy} from './examples/policy-example';
import {ForcedStates} from './forced-states';
import {type SheetId, sheetTitles} from './sheet-ids';
import {ActionSheet} from './sheets/ActionSheet';
import {CardSheet} from './sheets/CardSheet';
import {ColourSheet} from './sheets/ColourSheet';
import {CompanySheet} from './sheets/CompanySheet';
import {DrawingsSheet} from './sheets/DrawingsSheet';
import {FieldSheet} from './sheets/FieldSheet';
import {FormSheet} from './sheets/FormSheet';
import {HeroSheet} from './sheets/HeroSheet';
import {MessageSheet} from './sheets/MessageSheet';
import {PictureSheet} from './sheets/PictureSheet';
import {ProseSheet} from './sheets/ProseSheet';
import {RegisterSheet} from './sheets/RegisterSheet';
import {SpaceSheet} from './sheets/SpaceSheet';
import {StepSheet} from './sheets/StepSheet';
import {TitleBlockSheet} from './sheets/TitleBlockSheet';
import {TypeSheet} from './sheets/TypeSheet';
import {VoiceSheet} from './sheets/VoiceSheet';

const rows = [
  ['0', 'Survey by day and after dark', 'Risk assessment, priced'],
  ['1', 'Assignment instructions', 'A document you sign'],
] as const;

/** Tables, and what proves a document. On phones rows stack. */
function RecordSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Table in a document">
        <div className="prose">
          <ProseTable>
            <thead>
              <tr>
                <th scope="col">Week</th>
                <th scope="col">What happens</th>
                <th scope="col">You receive</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([week, happens, receive]) => (
                <tr key={week}>
                  <td data-label="Week">{week}</td>
                  <td data-label="What happens">{happens}</td>
                  <td data-label="You receive">{receive}</td>
                </tr>
              ))}
            </tbody>
          </ProseTable>
        </div>
      </Sample>
      <Sample name="Revisions">
        <RevisionTable revisions={examplePolicy.revisions} />
      </Sample>
      <Sample name="Law">
        <Statutes statutes={examplePolicy.statutes} />
      </Sample>
      <Sample name="Revision mark and triangle">
        <span className="delta">4</span>
      </Sample>
      <Sample name="Words that came and went">
        <div className="comparison">
          <p>
            Open <del>from 9:00 AM to 5:30 PM</del> <ins>day and night</ins>.
          </p>
        </div>
      </Sample>
    </div>
  );
}

const HERE = '#sections';

/** Bands of a page on the twelve columns. */
function SectionSheet(): ReactNode {
  return (
    <>
      <Sample name="On the page, then without its upper edge" bleed>
        <Section>
          <SectionHead heading="A heading of a section">
            One or two quiet sentences, on the same base line.
          </SectionHead>
        </Section>
        <Section flushTop>
          <SectionHead heading="A statement, once a page" statement />
        </Section>
      </Sample>
      <Sample name="On card, columns 4 and 8" bleed>
        <Section tone="card">
          <Columns left={<h2>Heading left</h2>}>
            <p>Reading matter right, from the fifth column.</p>
          </Columns>
        </Section>
      </Sample>
      <Sample name="Columns 5 and 7" bleed>
        <Section>
          <Columns split="even" left={<h2>A heading with more to say</h2>}>
            <p>Reading matter right, from the sixth column.</p>
          </Columns>
        </Section>
      </Sample>
      <Sample name="The last of a page" bleed>
        <Closing
          heading="One sentence, one button."
          action={<ButtonLink to={HERE}>Get in Touch</ButtonLink>}
        >
          Or the other way to reach somebody.
        </Closing>
      </Sample>
    </>
  );
}

/** What stands on each sheet. */
const sheets: Readonly<Record<SheetId, ComponentType<{readonly tokens: readonly Token[]}>>> = {
  colour: ColourSheet,
  type: TypeSheet,
  space: SpaceSheet,
  companies: CompanySheet,
  actions: ActionSheet,
  fields: FieldSheet,
  forms: FormSheet,
  messages: MessageSheet,
  cards: CardSheet,
  registers: RegisterSheet,
  voices: VoiceSheet,
  'title-blocks': TitleBlockSheet,
  heroes: HeroSheet,
  pictures: PictureSheet,
  drawings: DrawingsSheet,
  steps: StepSheet,
  sections: SectionSheet,
  prose: ProseSheet,
  records: RecordSheet,
};

const ids = Object.keys(sheetTitles) as SheetId[];

function Contents(): ReactNode {
  return (
    <nav className="style-contents" aria-label="Sheets">
      <ol>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{sheetTitles[id]}</a>
          </li>
        ))}
      </ol>
      <p className="caption">
        Page families with example content:{' '}
        {exampleFamilies.map((family) => (
          <Link key={family} to={`${STYLE_PATH}/${family}`}>
            {family}
          </Link>
        ))}{' '}
        <a href={EXAMPLE_COMPARISON}>comparison</a>
      </p>
    </nav>
  );
}

function Sheet({id, tokens}: {readonly id: SheetId; readonly tokens: readonly Token[]}): ReactNode {
  const Content = sheets[id];
  useAnchor(id);
  return (
    <section className="style-sheet" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="style-sheet__title wrap" id={`${id}-title`}>
        {sheetTitles[id]}
      </h2>
      <Content tokens={tokens} />
    </section>
  );
}

/** Every token and every part of the site in its states, made of the parts themselves. */
export default function StylePage({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <Layout title="Style page" description="Tokens, parts and their states, for maintainers.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="wrap style-top">
        <h1>Style page</h1>
        <p className="lead">Every token and every part of the site, in its states.</p>
        <Contents />
      </div>
      <Application name="states">
        <ForcedStates />
      </Application>
      {ids.map((id) => (
        <Sheet key={id} id={id} tokens={tokens} />
      ))}
    </Layout>
  );
}
